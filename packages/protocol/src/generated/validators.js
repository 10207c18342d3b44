// Written by "npm run generate" from the schemas beside it. Do not edit.

export const check0 = validate10;
const schema11 = {"type":"object","required":["v","kind","id","method"],"properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"req"},"id":{"type":"string","minLength":1,"maxLength":512},"method":{"type":"string","minLength":1,"maxLength":200},"params":{}},"$id":"check0"};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check0" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.method === undefined) && (missing0 = "method"))){
validate10.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate10.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate10.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate10.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("req" !== data1){
validate10.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "req"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data3 = data.method;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 200){
validate10.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data3.length < 1){
validate10.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate10.errors = [{instancePath:instancePath+"/method",schemaPath:"#/properties/method/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate10.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate10.errors = vErrors;
return errors === 0;
}

export const check1 = validate11;
const schema12 = {"type":"object","required":["v","kind","id","ok"],"properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"res"},"id":{"type":"string","minLength":1,"maxLength":512},"ok":{"type":"boolean","const":true},"result":{}},"$id":"check1"};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check1" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))){
validate11.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate11.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate11.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate11.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("res" !== data1){
validate11.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "res"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate11.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
let data3 = data.ok;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate11.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(true !== data3){
validate11.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate11.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate11.errors = vErrors;
return errors === 0;
}

export const check2 = validate12;
const schema13 = {"type":"object","required":["v","kind","id","ok","error"],"properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"res"},"id":{"type":"string","minLength":1,"maxLength":512},"ok":{"type":"boolean","const":false},"error":{"type":"object","required":["code","message"],"properties":{"code":{"type":"string","minLength":1,"maxLength":100},"message":{"type":"string"},"details":{}}}},"$id":"check2"};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check2" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.error === undefined) && (missing0 = "error"))){
validate12.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate12.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate12.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate12.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("res" !== data1){
validate12.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "res"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data2 = data.id;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate12.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate12.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ok !== undefined){
let data3 = data.ok;
const _errs7 = errors;
if(typeof data3 !== "boolean"){
validate12.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
if(false !== data3){
validate12.errors = [{instancePath:instancePath+"/ok",schemaPath:"#/properties/ok/const",keyword:"const",params:{allowedValue: false},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data4 = data.error;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.code === undefined) && (missing1 = "code")) || ((data4.message === undefined) && (missing1 = "message"))){
validate12.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.code !== undefined){
let data5 = data4.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 100){
validate12.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(data5.length < 1){
validate12.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.message !== undefined){
const _errs13 = errors;
if(typeof data4.message !== "string"){
validate12.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate12.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate12.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate12.errors = vErrors;
return errors === 0;
}

export const check3 = validate13;
const schema14 = {"type":"object","required":["v","kind","topic","payload"],"properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"evt"},"topic":{"type":"string","minLength":1,"maxLength":100},"payload":{}},"$id":"check3"};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check3" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate13.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate13.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
if(1 !== data0){
validate13.errors = [{instancePath:instancePath+"/v",schemaPath:"#/properties/v/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data1 = data.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate13.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if("evt" !== data1){
validate13.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "evt"},message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.topic !== undefined){
let data2 = data.topic;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 100){
validate13.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(data2.length < 1){
validate13.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate13.errors = [{instancePath:instancePath+"/topic",schemaPath:"#/properties/topic/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate13.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate13.errors = vErrors;
return errors === 0;
}

export const check4 = validate14;
const schema15 = {"type":"object","required":["client"],"properties":{"client":{"type":"object","required":["kind","version"],"properties":{"kind":{"type":"string","enum":["browser","editor","command","test"]},"version":{"type":"string"}}},"epoch":{"type":"string","minLength":1,"maxLength":512},"lastSeen":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"$id":"check4"};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check4" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.client === undefined) && (missing0 = "client")){
validate14.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.client !== undefined){
let data0 = data.client;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.kind === undefined) && (missing1 = "kind")) || ((data0.version === undefined) && (missing1 = "version"))){
validate14.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.kind !== undefined){
let data1 = data0.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate14.errors = [{instancePath:instancePath+"/client/kind",schemaPath:"#/properties/client/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data1 === "browser") || (data1 === "editor")) || (data1 === "command")) || (data1 === "test"))){
validate14.errors = [{instancePath:instancePath+"/client/kind",schemaPath:"#/properties/client/properties/kind/enum",keyword:"enum",params:{allowedValues: schema15.properties.client.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.version !== undefined){
const _errs5 = errors;
if(typeof data0.version !== "string"){
validate14.errors = [{instancePath:instancePath+"/client/version",schemaPath:"#/properties/client/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/client",schemaPath:"#/properties/client/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.epoch !== undefined){
let data3 = data.epoch;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate14.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate14.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastSeen !== undefined){
let data4 = data.lastSeen;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
const _errs12 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate14.errors = [{instancePath:instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastSeen/additionalProperties/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate14.errors = [{instancePath:instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastSeen/additionalProperties/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate14.errors = [{instancePath:instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/lastSeen/additionalProperties/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs12 === errors;
if(!valid2){
break;
}
}
}
else {
validate14.errors = [{instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate14.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate14.errors = vErrors;
return errors === 0;
}

export const check5 = validate15;
const schema16 = {"type":"object","properties":{},"$id":"check5"};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check5" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate15.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate15.errors = vErrors;
return errors === 0;
}

export const check6 = validate16;
const schema17 = {"type":"object","required":["host","port"],"properties":{"host":{"type":"string","minLength":1,"maxLength":255},"port":{"type":"integer","minimum":0,"maximum":65535},"token":{"type":"string","minLength":32,"maxLength":128},"unprotected":{"type":"boolean"}},"$id":"check6"};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check6" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.host === undefined) && (missing0 = "host")) || ((data.port === undefined) && (missing0 = "port"))){
validate16.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.host !== undefined){
let data0 = data.host;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255){
validate16.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(data0.length < 1){
validate16.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/host",schemaPath:"#/properties/host/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.port !== undefined){
let data1 = data.port;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate16.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/maximum",keyword:"maximum",params:{comparison: "<=", limit: 65535},message:"must be <= 65535"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate16.errors = [{instancePath:instancePath+"/port",schemaPath:"#/properties/port/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
let data2 = data.token;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 128){
validate16.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length < 32){
validate16.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit: 32},message:"must NOT have fewer than 32 characters"}];
return false;
}
}
}
else {
validate16.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unprotected !== undefined){
const _errs7 = errors;
if(typeof data.unprotected !== "boolean"){
validate16.errors = [{instancePath:instancePath+"/unprotected",schemaPath:"#/properties/unprotected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate16.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate16.errors = vErrors;
return errors === 0;
}

export const check7 = validate17;
const schema18 = {"type":"object","required":["url"],"properties":{"url":{"type":"string"}},"$id":"check7"};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check7" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate17.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate17.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate17.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate17.errors = vErrors;
return errors === 0;
}

export const check8 = validate18;
const schema19 = {"type":"object","properties":{"force":{"type":"boolean"},"despiteClients":{"type":"boolean"}},"$id":"check8"};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check8" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force !== undefined){
const _errs1 = errors;
if(typeof data.force !== "boolean"){
validate18.errors = [{instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.despiteClients !== undefined){
const _errs3 = errors;
if(typeof data.despiteClients !== "boolean"){
validate18.errors = [{instancePath:instancePath+"/despiteClients",schemaPath:"#/properties/despiteClients/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate18.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate18.errors = vErrors;
return errors === 0;
}

export const check9 = validate19;
const schema20 = {"type":"object","properties":{},"$id":"check9"};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check9" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate19.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate19.errors = vErrors;
return errors === 0;
}

export const check10 = validate20;
const schema21 = {"type":"object","properties":{"path":{"type":"string","minLength":1,"maxLength":4096}},"$id":"check10"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check10" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}

export const check11 = validate21;
const schema22 = {"type":"object","required":["path"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096}},"$id":"check11"};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check11" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate21.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

export const check12 = validate22;
const schema23 = {"type":"object","required":["path","trusted"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"trusted":{"type":"boolean"}},"$id":"check12"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check12" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.trusted === undefined) && (missing0 = "trusted"))){
validate22.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.trusted !== undefined){
const _errs3 = errors;
if(typeof data.trusted !== "boolean"){
validate22.errors = [{instancePath:instancePath+"/trusted",schemaPath:"#/properties/trusted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

export const check13 = validate23;
const schema24 = {"type":"object","properties":{},"$id":"check13"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check13" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate23.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

export const check14 = validate24;
const schema25 = {"type":"object","required":["agentId"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"command":{"type":"array","items":{"type":"string"}}},"$id":"check14"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check14" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agentId === undefined) && (missing0 = "agentId")){
validate24.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate24.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate24.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/agentId",schemaPath:"#/properties/agentId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
let data1 = data.command;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs5 = errors;
if(typeof data1[i0] !== "string"){
validate24.errors = [{instancePath:instancePath+"/command/" + i0,schemaPath:"#/properties/command/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

export const check15 = validate25;
const schema26 = {"type":"object","required":["folder"],"properties":{"folder":{"type":"string","minLength":1},"agent":{"type":"string","minLength":1,"maxLength":512}},"$id":"check15"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check15" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate25.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
let data0 = data.folder;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate25.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data1 = data.agent;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate25.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate25.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}

export const check16 = validate26;
const schema27 = {"type":"object","properties":{"before":{"type":"string","minLength":1,"maxLength":512},"limit":{"type":"integer","minimum":1,"maximum":200}},"$id":"check16"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check16" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.before !== undefined){
let data0 = data.before;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate26.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate26.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate26.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data1 = data.limit;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate26.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 200 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate26.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

export const check17 = validate27;
const schema28 = {"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"type":"integer","minimum":1,"maximum":500}},"$id":"check17"};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check17" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate27.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate27.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate27.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate27.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastSeen !== undefined){
let data1 = data.lastSeen;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate27.errors = [{instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate27.errors = [{instancePath:instancePath+"/lastSeen",schemaPath:"#/properties/lastSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data2 = data.turns;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate27.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
validate27.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate27.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

export const check18 = validate28;
const schema29 = {"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check18"};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check18" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate28.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate28.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate28.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

export const check19 = validate29;
const schema30 = {"type":"object","required":["sessionId","before","limit"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"before":{"type":"integer","minimum":0,"maximum":9007199254740991},"limit":{"type":"integer","minimum":1,"maximum":200}},"$id":"check19"};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check19" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.limit === undefined) && (missing0 = "limit"))){
validate29.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate29.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate29.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data1 = data.before;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate29.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate29.errors = [{instancePath:instancePath+"/before",schemaPath:"#/properties/before/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.limit !== undefined){
let data2 = data.limit;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate29.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate29.errors = [{instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

export const check20 = validate30;
const schema31 = {"type":"object","required":["sessionId","title"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string","minLength":1,"maxLength":500}},"$id":"check20"};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check20" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))){
validate30.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate30.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate30.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
let data1 = data.title;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 500){
validate30.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(data1.length < 1){
validate30.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

export const check21 = validate31;
const schema32 = {"type":"object","required":["sessionId","messageId","command"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"command":{"type":"string","minLength":1,"maxLength":512},"input":{"type":"string"}},"$id":"check21"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check21" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.command === undefined) && (missing0 = "command"))){
validate31.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate31.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate31.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
let data1 = data.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate31.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate31.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
let data2 = data.command;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate31.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate31.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.input !== undefined){
const _errs7 = errors;
if(typeof data.input !== "string"){
validate31.errors = [{instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

export const check22 = validate32;
const schema33 = {"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check22"};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check22" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate32.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate32.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate32.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

export const check23 = validate33;
const schema34 = {"type":"object","required":["sessionId","messageId","content"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}]}}},"$id":"check23"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check23" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.content === undefined) && (missing0 = "content"))){
validate33.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate33.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate33.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
let data1 = data.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate33.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate33.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.text === undefined) && (missing1 = "text"))){
const err0 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs11 = errors;
if(typeof data4 !== "string"){
const err1 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("text" !== data4){
const err2 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.text !== undefined){
const _errs13 = errors;
if(typeof data3.text !== "string"){
const err3 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"#/properties/content/items/anyOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs15 = errors;
if(errors === _errs15){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing2;
if((((data3.type === undefined) && (missing2 = "type")) || ((data3.uri === undefined) && (missing2 = "uri"))) || ((data3.name === undefined) && (missing2 = "name"))){
const err5 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data3.type !== undefined){
let data6 = data3.type;
const _errs17 = errors;
if(typeof data6 !== "string"){
const err6 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("resourceLink" !== data6){
const err7 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "resourceLink"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.uri !== undefined){
let data7 = data3.uri;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data7 === "string"){
if(data7.length < 1){
const err8 = {instancePath:instancePath+"/content/" + i0+"/uri",schemaPath:"#/properties/content/items/anyOf/1/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/content/" + i0+"/uri",schemaPath:"#/properties/content/items/anyOf/1/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.name !== undefined){
const _errs21 = errors;
if(typeof data3.name !== "string"){
const err10 = {instancePath:instancePath+"/content/" + i0+"/name",schemaPath:"#/properties/content/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.mimeType !== undefined){
const _errs23 = errors;
if(typeof data3.mimeType !== "string"){
const err11 = {instancePath:instancePath+"/content/" + i0+"/mimeType",schemaPath:"#/properties/content/items/anyOf/1/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data3.size !== undefined){
let data10 = data3.size;
const _errs25 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err12 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err13 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data10 < 0 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err16 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate33.errors = vErrors;
return false;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate33.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

export const check24 = validate34;
const schema35 = {"type":"object","required":["sessionId","messageId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check24"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check24" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
validate34.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate34.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate34.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.messageId !== undefined){
let data1 = data.messageId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate34.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate34.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate34.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

export const check25 = validate35;
const schema36 = {"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check25"};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check25" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate35.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate35.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate35.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

export const check26 = validate36;
const schema37 = {"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"force":{"type":"boolean"}},"$id":"check26"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check26" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate36.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate36.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.force !== undefined){
const _errs3 = errors;
if(typeof data.force !== "boolean"){
validate36.errors = [{instancePath:instancePath+"/force",schemaPath:"#/properties/force/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

export const check27 = validate37;
const schema38 = {"type":"object","required":["sessionId","requestId","optionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"requestId":{"type":"string","minLength":1,"maxLength":512},"optionId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check27"};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check27" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.requestId === undefined) && (missing0 = "requestId"))) || ((data.optionId === undefined) && (missing0 = "optionId"))){
validate37.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate37.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate37.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.requestId !== undefined){
let data1 = data.requestId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate37.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate37.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.optionId !== undefined){
let data2 = data.optionId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate37.errors = [{instancePath:instancePath+"/optionId",schemaPath:"#/properties/optionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate37.errors = [{instancePath:instancePath+"/optionId",schemaPath:"#/properties/optionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/optionId",schemaPath:"#/properties/optionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

export const check28 = validate38;
const schema39 = {"type":"object","required":["version","epoch","sessions","gone"],"properties":{"version":{"type":"string"},"epoch":{"type":"string","minLength":1,"maxLength":512},"sessions":{"type":"object","additionalProperties":{"anyOf":[{"type":"object","required":["kind","lastSeen","head","turns","firstTurn"],"properties":{"kind":{"type":"string","const":"init"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"head":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}},"turns":{"type":"array","items":{"type":"object","required":["turn","events"],"properties":{"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}}}}},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["kind","lastSeen","events"],"properties":{"kind":{"type":"string","const":"tail"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}}}}]}},"gone":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}},"$id":"check28"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check28" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.version === undefined) && (missing0 = "version")) || ((data.epoch === undefined) && (missing0 = "epoch"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.gone === undefined) && (missing0 = "gone"))){
validate38.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate38.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.epoch !== undefined){
let data1 = data.epoch;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate38.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate38.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/epoch",schemaPath:"#/properties/epoch/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessions !== undefined){
let data2 = data.sessions;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs8 = errors;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(errors === _errs10){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.kind === undefined) && (missing1 = "kind")) || ((data3.lastSeen === undefined) && (missing1 = "lastSeen"))) || ((data3.head === undefined) && (missing1 = "head"))) || ((data3.turns === undefined) && (missing1 = "turns"))) || ((data3.firstTurn === undefined) && (missing1 = "firstTurn"))){
const err0 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data3.kind !== undefined){
let data4 = data3.kind;
const _errs12 = errors;
if(typeof data4 !== "string"){
const err1 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("init" !== data4){
const err2 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "init"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.lastSeen !== undefined){
let data5 = data3.lastSeen;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err3 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/lastSeen",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/lastSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs14){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err4 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/lastSeen",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/lastSeen/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data5 < 0 || isNaN(data5)){
const err5 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/lastSeen",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/lastSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.head !== undefined){
let data6 = data3.head;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data6)){
var valid4 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs18 = errors;
if(errors === _errs18){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((((((data7.sessionId === undefined) && (missing2 = "sessionId")) || ((data7.index === undefined) && (missing2 = "index"))) || ((data7.id === undefined) && (missing2 = "id"))) || ((data7.ts === undefined) && (missing2 = "ts"))) || ((data7.type === undefined) && (missing2 = "type"))) || ((data7.payload === undefined) && (missing2 = "payload"))){
const err6 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0,schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data7.sessionId !== undefined){
let data8 = data7.sessionId;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data8 === "string"){
if(data8.length > 512){
const err7 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data8.length < 1){
const err8 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.index !== undefined){
let data9 = data7.index;
const _errs22 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err10 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs22){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err11 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data9 < 1 || isNaN(data9)){
const err12 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.from !== undefined){
let data10 = data7.from;
const _errs24 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err13 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs24){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
const err14 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data10 < 1 || isNaN(data10)){
const err15 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.id !== undefined){
let data11 = data7.id;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data11 === "string"){
if(data11.length > 512){
const err16 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data11.length < 1){
const err17 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid5 = _errs26 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.ts !== undefined){
let data12 = data7.ts;
const _errs28 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
const err19 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/ts",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid5 = _errs28 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.turn !== undefined){
let data13 = data7.turn;
const _errs30 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err20 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs30){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
const err21 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data13 < 0 || isNaN(data13)){
const err22 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var valid5 = _errs30 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.type !== undefined){
let data14 = data7.type;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data14 === "string"){
if(data14.length > 200){
const err23 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data14.length < 1){
const err24 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.payload !== undefined){
let data15 = data7.payload;
const _errs34 = errors;
if(!(data15 && typeof data15 == "object" && !Array.isArray(data15))){
const err26 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0+"/payload",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid5 = _errs34 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head/" + i0,schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
const err28 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/head",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/head/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.turns !== undefined){
let data16 = data3.turns;
const _errs36 = errors;
if(errors === _errs36){
if(Array.isArray(data16)){
var valid6 = true;
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
let data17 = data16[i1];
const _errs38 = errors;
if(errors === _errs38){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing3;
if(((data17.turn === undefined) && (missing3 = "turn")) || ((data17.events === undefined) && (missing3 = "events"))){
const err29 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1,schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
if(data17.turn !== undefined){
let data18 = data17.turn;
const _errs40 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(errors === _errs40){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data18 < 0 || isNaN(data18)){
const err32 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data17.events !== undefined){
let data19 = data17.events;
const _errs42 = errors;
if(errors === _errs42){
if(Array.isArray(data19)){
var valid8 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs44 = errors;
if(errors === _errs44){
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing4;
if(((((((data20.sessionId === undefined) && (missing4 = "sessionId")) || ((data20.index === undefined) && (missing4 = "index"))) || ((data20.id === undefined) && (missing4 = "id"))) || ((data20.ts === undefined) && (missing4 = "ts"))) || ((data20.type === undefined) && (missing4 = "type"))) || ((data20.payload === undefined) && (missing4 = "payload"))){
const err33 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2,schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data20.sessionId !== undefined){
let data21 = data20.sessionId;
const _errs46 = errors;
if(errors === _errs46){
if(typeof data21 === "string"){
if(data21.length > 512){
const err34 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(data21.length < 1){
const err35 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid9 = _errs46 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.index !== undefined){
let data22 = data20.index;
const _errs48 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err37 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(errors === _errs48){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err38 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(data22 < 1 || isNaN(data22)){
const err39 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
var valid9 = _errs48 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.from !== undefined){
let data23 = data20.from;
const _errs50 = errors;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err40 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(errors === _errs50){
if((typeof data23 == "number") && (isFinite(data23))){
if(data23 > 9007199254740991 || isNaN(data23)){
const err41 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(data23 < 1 || isNaN(data23)){
const err42 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
var valid9 = _errs50 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.id !== undefined){
let data24 = data20.id;
const _errs52 = errors;
if(errors === _errs52){
if(typeof data24 === "string"){
if(data24.length > 512){
const err43 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data24.length < 1){
const err44 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid9 = _errs52 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.ts !== undefined){
let data25 = data20.ts;
const _errs54 = errors;
if(!((typeof data25 == "number") && (isFinite(data25)))){
const err46 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/ts",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid9 = _errs54 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.turn !== undefined){
let data26 = data20.turn;
const _errs56 = errors;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err47 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs56){
if((typeof data26 == "number") && (isFinite(data26))){
if(data26 > 9007199254740991 || isNaN(data26)){
const err48 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
if(data26 < 0 || isNaN(data26)){
const err49 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
var valid9 = _errs56 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.type !== undefined){
let data27 = data20.type;
const _errs58 = errors;
if(errors === _errs58){
if(typeof data27 === "string"){
if(data27.length > 200){
const err50 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
if(data27.length < 1){
const err51 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid9 = _errs58 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data20.payload !== undefined){
let data28 = data20.payload;
const _errs60 = errors;
if(!(data28 && typeof data28 == "object" && !Array.isArray(data28))){
const err53 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2+"/payload",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid9 = _errs60 === errors;
}
else {
var valid9 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events/" + i2,schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid8 = _errs44 === errors;
if(!valid8){
break;
}
}
}
else {
const err55 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1+"/events",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid7 = _errs42 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns/" + i1,schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid6 = _errs38 === errors;
if(!valid6){
break;
}
}
}
else {
const err57 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/turns",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid3 = _errs36 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.firstTurn !== undefined){
let data29 = data3.firstTurn;
const _errs62 = errors;
if(!(((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29))) && (isFinite(data29)))){
const err58 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/firstTurn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/firstTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(errors === _errs62){
if((typeof data29 == "number") && (isFinite(data29))){
if(data29 > 9007199254740991 || isNaN(data29)){
const err59 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/firstTurn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/firstTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
if(data29 < 0 || isNaN(data29)){
const err60 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/firstTurn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/properties/firstTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
var valid3 = _errs62 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sessions/additionalProperties/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs64 = errors;
if(errors === _errs64){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing5;
if((((data3.kind === undefined) && (missing5 = "kind")) || ((data3.lastSeen === undefined) && (missing5 = "lastSeen"))) || ((data3.events === undefined) && (missing5 = "events"))){
const err62 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
if(data3.kind !== undefined){
let data30 = data3.kind;
const _errs66 = errors;
if(typeof data30 !== "string"){
const err63 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if("tail" !== data30){
const err64 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/kind",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "tail"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid10 = _errs66 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data3.lastSeen !== undefined){
let data31 = data3.lastSeen;
const _errs68 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err65 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/lastSeen",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/lastSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(errors === _errs68){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
const err66 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/lastSeen",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/lastSeen/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
if(data31 < 0 || isNaN(data31)){
const err67 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/lastSeen",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/lastSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
var valid10 = _errs68 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data3.events !== undefined){
let data32 = data3.events;
const _errs70 = errors;
if(errors === _errs70){
if(Array.isArray(data32)){
var valid11 = true;
const len3 = data32.length;
for(let i3=0; i3<len3; i3++){
let data33 = data32[i3];
const _errs72 = errors;
if(errors === _errs72){
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing6;
if(((((((data33.sessionId === undefined) && (missing6 = "sessionId")) || ((data33.index === undefined) && (missing6 = "index"))) || ((data33.id === undefined) && (missing6 = "id"))) || ((data33.ts === undefined) && (missing6 = "ts"))) || ((data33.type === undefined) && (missing6 = "type"))) || ((data33.payload === undefined) && (missing6 = "payload"))){
const err68 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3,schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
if(data33.sessionId !== undefined){
let data34 = data33.sessionId;
const _errs74 = errors;
if(errors === _errs74){
if(typeof data34 === "string"){
if(data34.length > 512){
const err69 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
if(data34.length < 1){
const err70 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/sessionId",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid12 = _errs74 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.index !== undefined){
let data35 = data33.index;
const _errs76 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err72 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(errors === _errs76){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err73 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
if(data35 < 1 || isNaN(data35)){
const err74 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/index",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
var valid12 = _errs76 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.from !== undefined){
let data36 = data33.from;
const _errs78 = errors;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err75 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(errors === _errs78){
if((typeof data36 == "number") && (isFinite(data36))){
if(data36 > 9007199254740991 || isNaN(data36)){
const err76 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
if(data36 < 1 || isNaN(data36)){
const err77 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/from",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
}
var valid12 = _errs78 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.id !== undefined){
let data37 = data33.id;
const _errs80 = errors;
if(errors === _errs80){
if(typeof data37 === "string"){
if(data37.length > 512){
const err78 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
if(data37.length < 1){
const err79 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/id",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
var valid12 = _errs80 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.ts !== undefined){
let data38 = data33.ts;
const _errs82 = errors;
if(!((typeof data38 == "number") && (isFinite(data38)))){
const err81 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/ts",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid12 = _errs82 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.turn !== undefined){
let data39 = data33.turn;
const _errs84 = errors;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err82 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(errors === _errs84){
if((typeof data39 == "number") && (isFinite(data39))){
if(data39 > 9007199254740991 || isNaN(data39)){
const err83 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
if(data39 < 0 || isNaN(data39)){
const err84 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/turn",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
var valid12 = _errs84 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.type !== undefined){
let data40 = data33.type;
const _errs86 = errors;
if(errors === _errs86){
if(typeof data40 === "string"){
if(data40.length > 200){
const err85 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
if(data40.length < 1){
const err86 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/type",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
var valid12 = _errs86 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data33.payload !== undefined){
let data41 = data33.payload;
const _errs88 = errors;
if(!(data41 && typeof data41 == "object" && !Array.isArray(data41))){
const err88 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3+"/payload",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var valid12 = _errs88 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err89 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events/" + i3,schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
var valid11 = _errs72 === errors;
if(!valid11){
break;
}
}
}
else {
const err90 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/events",schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var valid10 = _errs70 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
const err91 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sessions/additionalProperties/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var _valid0 = _errs64 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err92 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/sessions/additionalProperties/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
validate38.errors = vErrors;
return false;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gone !== undefined){
let data42 = data.gone;
const _errs90 = errors;
if(errors === _errs90){
if(Array.isArray(data42)){
var valid13 = true;
const len4 = data42.length;
for(let i4=0; i4<len4; i4++){
let data43 = data42[i4];
const _errs92 = errors;
if(errors === _errs92){
if(typeof data43 === "string"){
if(data43.length > 512){
validate38.errors = [{instancePath:instancePath+"/gone/" + i4,schemaPath:"#/properties/gone/items/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data43.length < 1){
validate38.errors = [{instancePath:instancePath+"/gone/" + i4,schemaPath:"#/properties/gone/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/gone/" + i4,schemaPath:"#/properties/gone/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid13 = _errs92 === errors;
if(!valid13){
break;
}
}
}
else {
validate38.errors = [{instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs90 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

export const check29 = validate39;
const schema40 = {"type":"object","required":["version","pid","startedAt","clients","sessions","listeners"],"properties":{"version":{"type":"string"},"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"startedAt":{"type":"number"},"clients":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"type":"array","items":{"type":"object","required":["sessionId","title","folder","agent","status","queued","pendingPermissions","updatedAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"status":{"type":"string","enum":["idle","running","waiting","lost"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991},"updatedAt":{"type":"number"}}}},"listeners":{"type":"array","items":{"type":"string"}}},"$id":"check29"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check29" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.version === undefined) && (missing0 = "version")) || ((data.pid === undefined) && (missing0 = "pid"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.clients === undefined) && (missing0 = "clients"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.listeners === undefined) && (missing0 = "listeners"))){
validate39.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate39.errors = [{instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pid !== undefined){
let data1 = data.pid;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate39.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate39.errors = [{instancePath:instancePath+"/pid",schemaPath:"#/properties/pid/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.startedAt !== undefined){
let data2 = data.startedAt;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/startedAt",schemaPath:"#/properties/startedAt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clients !== undefined){
let data3 = data.clients;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate39.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate39.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate39.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessions !== undefined){
let data4 = data.sessions;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((((data5.sessionId === undefined) && (missing1 = "sessionId")) || ((data5.title === undefined) && (missing1 = "title"))) || ((data5.folder === undefined) && (missing1 = "folder"))) || ((data5.agent === undefined) && (missing1 = "agent"))) || ((data5.status === undefined) && (missing1 = "status"))) || ((data5.queued === undefined) && (missing1 = "queued"))) || ((data5.pendingPermissions === undefined) && (missing1 = "pendingPermissions"))) || ((data5.updatedAt === undefined) && (missing1 = "updatedAt"))){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.sessionId !== undefined){
let data6 = data5.sessionId;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 512){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data6.length < 1){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.title !== undefined){
const _errs15 = errors;
if(typeof data5.title !== "string"){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/title",schemaPath:"#/properties/sessions/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.folder !== undefined){
const _errs17 = errors;
if(typeof data5.folder !== "string"){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/folder",schemaPath:"#/properties/sessions/items/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.agent !== undefined){
const _errs19 = errors;
if(typeof data5.agent !== "string"){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/agent",schemaPath:"#/properties/sessions/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.status !== undefined){
let data10 = data5.status;
const _errs21 = errors;
if(typeof data10 !== "string"){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/status",schemaPath:"#/properties/sessions/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data10 === "idle") || (data10 === "running")) || (data10 === "waiting")) || (data10 === "lost"))){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/status",schemaPath:"#/properties/sessions/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema40.properties.sessions.items.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.queued !== undefined){
let data11 = data5.queued;
const _errs23 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs23){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.pendingPermissions !== undefined){
let data12 = data5.pendingPermissions;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs25 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.updatedAt !== undefined){
let data13 = data5.updatedAt;
const _errs27 = errors;
if(!((typeof data13 == "number") && (isFinite(data13)))){
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0+"/updatedAt",schemaPath:"#/properties/sessions/items/properties/updatedAt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs27 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.listeners !== undefined){
let data14 = data.listeners;
const _errs29 = errors;
if(errors === _errs29){
if(Array.isArray(data14)){
var valid3 = true;
const len1 = data14.length;
for(let i1=0; i1<len1; i1++){
const _errs31 = errors;
if(typeof data14[i1] !== "string"){
validate39.errors = [{instancePath:instancePath+"/listeners/" + i1,schemaPath:"#/properties/listeners/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs31 === errors;
if(!valid3){
break;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/listeners",schemaPath:"#/properties/listeners/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
else {
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

export const check30 = validate40;
const schema41 = {"type":"object","required":["url","token"],"properties":{"url":{"type":"string"},"token":{"type":"string"}},"$id":"check30"};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check30" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.token === undefined) && (missing0 = "token"))){
validate40.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate40.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.token !== undefined){
const _errs3 = errors;
if(typeof data.token !== "string"){
validate40.errors = [{instancePath:instancePath+"/token",schemaPath:"#/properties/token/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

export const check31 = validate41;
const schema42 = {"type":"object","properties":{},"$id":"check31"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check31" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

export const check32 = validate42;
const schema43 = {"type":"object","required":["stopping","busy","clients"],"properties":{"stopping":{"type":"boolean"},"busy":{"type":"integer","minimum":0,"maximum":9007199254740991},"clients":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"check32"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check32" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.stopping === undefined) && (missing0 = "stopping")) || ((data.busy === undefined) && (missing0 = "busy"))) || ((data.clients === undefined) && (missing0 = "clients"))){
validate42.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stopping !== undefined){
const _errs1 = errors;
if(typeof data.stopping !== "boolean"){
validate42.errors = [{instancePath:instancePath+"/stopping",schemaPath:"#/properties/stopping/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.busy !== undefined){
let data1 = data.busy;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate42.errors = [{instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate42.errors = [{instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate42.errors = [{instancePath:instancePath+"/busy",schemaPath:"#/properties/busy/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.clients !== undefined){
let data2 = data.clients;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate42.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate42.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate42.errors = [{instancePath:instancePath+"/clients",schemaPath:"#/properties/clients/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

export const check33 = validate43;
const schema44 = {"type":"object","required":["folders"],"properties":{"folders":{"type":"array","items":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]}}}}},"$id":"check33"};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check33" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folders === undefined) && (missing0 = "folders")){
validate43.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folders !== undefined){
let data0 = data.folders;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.path === undefined) && (missing1 = "path")) || ((data1.name === undefined) && (missing1 = "name"))) || ((data1.trust === undefined) && (missing1 = "trust"))){
validate43.errors = [{instancePath:instancePath+"/folders/" + i0,schemaPath:"#/properties/folders/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.path !== undefined){
let data2 = data1.path;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 4096){
validate43.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",schemaPath:"#/properties/folders/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data2.length < 1){
validate43.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",schemaPath:"#/properties/folders/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",schemaPath:"#/properties/folders/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
validate43.errors = [{instancePath:instancePath+"/folders/" + i0+"/name",schemaPath:"#/properties/folders/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.trust !== undefined){
let data4 = data1.trust;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate43.errors = [{instancePath:instancePath+"/folders/" + i0+"/trust",schemaPath:"#/properties/folders/items/properties/trust/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "trusted") || (data4 === "untrusted")) || (data4 === "unasked"))){
validate43.errors = [{instancePath:instancePath+"/folders/" + i0+"/trust",schemaPath:"#/properties/folders/items/properties/trust/enum",keyword:"enum",params:{allowedValues: schema44.properties.folders.items.properties.trust.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/folders/" + i0,schemaPath:"#/properties/folders/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate43.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

export const check34 = validate44;
const schema45 = {"type":"object","required":["path","folders","truncated"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"parent":{"type":"string","minLength":1,"maxLength":4096},"folders":{"type":"array","items":{"type":"object","required":["path","name"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"}}}},"truncated":{"type":"boolean"}},"$id":"check34"};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check34" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.folders === undefined) && (missing0 = "folders"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
validate44.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parent !== undefined){
let data1 = data.parent;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate44.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate44.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folders !== undefined){
let data2 = data.folders;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.path === undefined) && (missing1 = "path")) || ((data3.name === undefined) && (missing1 = "name"))){
validate44.errors = [{instancePath:instancePath+"/folders/" + i0,schemaPath:"#/properties/folders/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.path !== undefined){
let data4 = data3.path;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096){
validate44.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",schemaPath:"#/properties/folders/items/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data4.length < 1){
validate44.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",schemaPath:"#/properties/folders/items/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",schemaPath:"#/properties/folders/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.name !== undefined){
const _errs11 = errors;
if(typeof data3.name !== "string"){
validate44.errors = [{instancePath:instancePath+"/folders/" + i0+"/name",schemaPath:"#/properties/folders/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/folders/" + i0,schemaPath:"#/properties/folders/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/folders",schemaPath:"#/properties/folders/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.truncated !== undefined){
const _errs13 = errors;
if(typeof data.truncated !== "boolean"){
validate44.errors = [{instancePath:instancePath+"/truncated",schemaPath:"#/properties/truncated/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

export const check35 = validate45;
const schema46 = {"type":"object","required":["folder"],"properties":{"folder":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]}}}},"$id":"check35"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check35" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate45.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
let data0 = data.folder;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.path === undefined) && (missing1 = "path")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.trust === undefined) && (missing1 = "trust"))){
validate45.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.path !== undefined){
let data1 = data0.path;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate45.errors = [{instancePath:instancePath+"/folder/path",schemaPath:"#/properties/folder/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate45.errors = [{instancePath:instancePath+"/folder/path",schemaPath:"#/properties/folder/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/folder/path",schemaPath:"#/properties/folder/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.name !== undefined){
const _errs5 = errors;
if(typeof data0.name !== "string"){
validate45.errors = [{instancePath:instancePath+"/folder/name",schemaPath:"#/properties/folder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trust !== undefined){
let data3 = data0.trust;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate45.errors = [{instancePath:instancePath+"/folder/trust",schemaPath:"#/properties/folder/properties/trust/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "trusted") || (data3 === "untrusted")) || (data3 === "unasked"))){
validate45.errors = [{instancePath:instancePath+"/folder/trust",schemaPath:"#/properties/folder/properties/trust/enum",keyword:"enum",params:{allowedValues: schema46.properties.folder.properties.trust.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

export const check36 = validate46;
const schema47 = {"type":"object","required":["folder"],"properties":{"folder":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]}}}},"$id":"check36"};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check36" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate46.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
let data0 = data.folder;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((((data0.path === undefined) && (missing1 = "path")) || ((data0.name === undefined) && (missing1 = "name"))) || ((data0.trust === undefined) && (missing1 = "trust"))){
validate46.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.path !== undefined){
let data1 = data0.path;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate46.errors = [{instancePath:instancePath+"/folder/path",schemaPath:"#/properties/folder/properties/path/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate46.errors = [{instancePath:instancePath+"/folder/path",schemaPath:"#/properties/folder/properties/path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/folder/path",schemaPath:"#/properties/folder/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.name !== undefined){
const _errs5 = errors;
if(typeof data0.name !== "string"){
validate46.errors = [{instancePath:instancePath+"/folder/name",schemaPath:"#/properties/folder/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.trust !== undefined){
let data3 = data0.trust;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate46.errors = [{instancePath:instancePath+"/folder/trust",schemaPath:"#/properties/folder/properties/trust/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "trusted") || (data3 === "untrusted")) || (data3 === "unasked"))){
validate46.errors = [{instancePath:instancePath+"/folder/trust",schemaPath:"#/properties/folder/properties/trust/enum",keyword:"enum",params:{allowedValues: schema47.properties.folder.properties.trust.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
}
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

export const check37 = validate47;
const schema48 = {"type":"object","required":["agents","preferred"],"properties":{"agents":{"type":"array","items":{"type":"object","required":["agentId","title","thirdParty"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"thirdParty":{"type":"boolean"}}}},"preferred":{"type":"string","minLength":1,"maxLength":512}},"$id":"check37"};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check37" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agents === undefined) && (missing0 = "agents")) || ((data.preferred === undefined) && (missing0 = "preferred"))){
validate47.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agents !== undefined){
let data0 = data.agents;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.agentId === undefined) && (missing1 = "agentId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.thirdParty === undefined) && (missing1 = "thirdParty"))){
validate47.errors = [{instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.agentId !== undefined){
let data2 = data1.agentId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate47.errors = [{instancePath:instancePath+"/agents/" + i0+"/agentId",schemaPath:"#/properties/agents/items/properties/agentId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate47.errors = [{instancePath:instancePath+"/agents/" + i0+"/agentId",schemaPath:"#/properties/agents/items/properties/agentId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/agents/" + i0+"/agentId",schemaPath:"#/properties/agents/items/properties/agentId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
const _errs7 = errors;
if(typeof data1.title !== "string"){
validate47.errors = [{instancePath:instancePath+"/agents/" + i0+"/title",schemaPath:"#/properties/agents/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.thirdParty !== undefined){
const _errs9 = errors;
if(typeof data1.thirdParty !== "boolean"){
validate47.errors = [{instancePath:instancePath+"/agents/" + i0+"/thirdParty",schemaPath:"#/properties/agents/items/properties/thirdParty/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/agents/" + i0,schemaPath:"#/properties/agents/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/agents",schemaPath:"#/properties/agents/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.preferred !== undefined){
let data5 = data.preferred;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 512){
validate47.errors = [{instancePath:instancePath+"/preferred",schemaPath:"#/properties/preferred/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data5.length < 1){
validate47.errors = [{instancePath:instancePath+"/preferred",schemaPath:"#/properties/preferred/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate47.errors = [{instancePath:instancePath+"/preferred",schemaPath:"#/properties/preferred/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

export const check38 = validate48;
const schema49 = {"type":"object","properties":{},"$id":"check38"};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check38" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

export const check39 = validate49;
const schema50 = {"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check39"};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check39" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate49.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate49.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate49.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

export const check40 = validate50;
const schema51 = {"type":"object","required":["sessions","more"],"properties":{"sessions":{"type":"array","items":{"type":"object","required":["sessionId","title","folder","agent","status","queued","pendingPermissions","updatedAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"status":{"type":"string","enum":["idle","running","waiting","lost"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991},"updatedAt":{"type":"number"}}}},"more":{"type":"boolean"}},"$id":"check40"};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check40" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.more === undefined) && (missing0 = "more"))){
validate50.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.folder === undefined) && (missing1 = "folder"))) || ((data1.agent === undefined) && (missing1 = "agent"))) || ((data1.status === undefined) && (missing1 = "status"))) || ((data1.queued === undefined) && (missing1 = "queued"))) || ((data1.pendingPermissions === undefined) && (missing1 = "pendingPermissions"))) || ((data1.updatedAt === undefined) && (missing1 = "updatedAt"))){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.sessionId !== undefined){
let data2 = data1.sessionId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
const _errs7 = errors;
if(typeof data1.title !== "string"){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/title",schemaPath:"#/properties/sessions/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.folder !== undefined){
const _errs9 = errors;
if(typeof data1.folder !== "string"){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/folder",schemaPath:"#/properties/sessions/items/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.agent !== undefined){
const _errs11 = errors;
if(typeof data1.agent !== "string"){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/agent",schemaPath:"#/properties/sessions/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.status !== undefined){
let data6 = data1.status;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/status",schemaPath:"#/properties/sessions/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "idle") || (data6 === "running")) || (data6 === "waiting")) || (data6 === "lost"))){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/status",schemaPath:"#/properties/sessions/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema51.properties.sessions.items.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.queued !== undefined){
let data7 = data1.queued;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.pendingPermissions !== undefined){
let data8 = data1.pendingPermissions;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.updatedAt !== undefined){
let data9 = data1.updatedAt;
const _errs19 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0+"/updatedAt",schemaPath:"#/properties/sessions/items/properties/updatedAt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate50.errors = [{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.more !== undefined){
const _errs21 = errors;
if(typeof data.more !== "boolean"){
validate50.errors = [{instancePath:instancePath+"/more",schemaPath:"#/properties/more/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

export const check41 = validate51;
const schema52 = {"anyOf":[{"type":"object","required":["kind","lastSeen","head","turns","firstTurn"],"properties":{"kind":{"type":"string","const":"init"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"head":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}},"turns":{"type":"array","items":{"type":"object","required":["turn","events"],"properties":{"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}}}}},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["kind","lastSeen","events"],"properties":{"kind":{"type":"string","const":"tail"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}}}}],"$id":"check41"};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check41" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) && (missing0 = "kind")) || ((data.lastSeen === undefined) && (missing0 = "lastSeen"))) || ((data.head === undefined) && (missing0 = "head"))) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.firstTurn === undefined) && (missing0 = "firstTurn"))){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/0/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("init" !== data0){
const err2 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/0/properties/kind/const",keyword:"const",params:{allowedValue: "init"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.lastSeen !== undefined){
let data1 = data.lastSeen;
const _errs5 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/anyOf/0/properties/lastSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs5){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/anyOf/0/properties/lastSeen/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data1 < 0 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/anyOf/0/properties/lastSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.head !== undefined){
let data2 = data.head;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data2)){
var valid2 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((((((data3.sessionId === undefined) && (missing1 = "sessionId")) || ((data3.index === undefined) && (missing1 = "index"))) || ((data3.id === undefined) && (missing1 = "id"))) || ((data3.ts === undefined) && (missing1 = "ts"))) || ((data3.type === undefined) && (missing1 = "type"))) || ((data3.payload === undefined) && (missing1 = "payload"))){
const err6 = {instancePath:instancePath+"/head/" + i0,schemaPath:"#/anyOf/0/properties/head/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data3.sessionId !== undefined){
let data4 = data3.sessionId;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(data4.length > 512){
const err7 = {instancePath:instancePath+"/head/" + i0+"/sessionId",schemaPath:"#/anyOf/0/properties/head/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data4.length < 1){
const err8 = {instancePath:instancePath+"/head/" + i0+"/sessionId",schemaPath:"#/anyOf/0/properties/head/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/head/" + i0+"/sessionId",schemaPath:"#/anyOf/0/properties/head/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.index !== undefined){
let data5 = data3.index;
const _errs13 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/head/" + i0+"/index",schemaPath:"#/anyOf/0/properties/head/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(errors === _errs13){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
const err11 = {instancePath:instancePath+"/head/" + i0+"/index",schemaPath:"#/anyOf/0/properties/head/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data5 < 1 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/head/" + i0+"/index",schemaPath:"#/anyOf/0/properties/head/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.from !== undefined){
let data6 = data3.from;
const _errs15 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/head/" + i0+"/from",schemaPath:"#/anyOf/0/properties/head/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(errors === _errs15){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/head/" + i0+"/from",schemaPath:"#/anyOf/0/properties/head/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data6 < 1 || isNaN(data6)){
const err15 = {instancePath:instancePath+"/head/" + i0+"/from",schemaPath:"#/anyOf/0/properties/head/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.id !== undefined){
let data7 = data3.id;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(data7.length > 512){
const err16 = {instancePath:instancePath+"/head/" + i0+"/id",schemaPath:"#/anyOf/0/properties/head/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data7.length < 1){
const err17 = {instancePath:instancePath+"/head/" + i0+"/id",schemaPath:"#/anyOf/0/properties/head/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/head/" + i0+"/id",schemaPath:"#/anyOf/0/properties/head/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.ts !== undefined){
let data8 = data3.ts;
const _errs19 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
const err19 = {instancePath:instancePath+"/head/" + i0+"/ts",schemaPath:"#/anyOf/0/properties/head/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.turn !== undefined){
let data9 = data3.turn;
const _errs21 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/head/" + i0+"/turn",schemaPath:"#/anyOf/0/properties/head/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(errors === _errs21){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/head/" + i0+"/turn",schemaPath:"#/anyOf/0/properties/head/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/head/" + i0+"/turn",schemaPath:"#/anyOf/0/properties/head/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.type !== undefined){
let data10 = data3.type;
const _errs23 = errors;
if(errors === _errs23){
if(typeof data10 === "string"){
if(data10.length > 200){
const err23 = {instancePath:instancePath+"/head/" + i0+"/type",schemaPath:"#/anyOf/0/properties/head/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
else {
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/head/" + i0+"/type",schemaPath:"#/anyOf/0/properties/head/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/head/" + i0+"/type",schemaPath:"#/anyOf/0/properties/head/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data3.payload !== undefined){
let data11 = data3.payload;
const _errs25 = errors;
if(!(data11 && typeof data11 == "object" && !Array.isArray(data11))){
const err26 = {instancePath:instancePath+"/head/" + i0+"/payload",schemaPath:"#/anyOf/0/properties/head/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid3 = _errs25 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err27 = {instancePath:instancePath+"/head/" + i0,schemaPath:"#/anyOf/0/properties/head/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid2 = _errs9 === errors;
if(!valid2){
break;
}
}
}
else {
const err28 = {instancePath:instancePath+"/head",schemaPath:"#/anyOf/0/properties/head/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.turns !== undefined){
let data12 = data.turns;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data12)){
var valid4 = true;
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
const _errs29 = errors;
if(errors === _errs29){
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if(((data13.turn === undefined) && (missing2 = "turn")) || ((data13.events === undefined) && (missing2 = "events"))){
const err29 = {instancePath:instancePath+"/turns/" + i1,schemaPath:"#/anyOf/0/properties/turns/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
else {
if(data13.turn !== undefined){
let data14 = data13.turn;
const _errs31 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/turns/" + i1+"/turn",schemaPath:"#/anyOf/0/properties/turns/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(errors === _errs31){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err31 = {instancePath:instancePath+"/turns/" + i1+"/turn",schemaPath:"#/anyOf/0/properties/turns/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
if(data14 < 0 || isNaN(data14)){
const err32 = {instancePath:instancePath+"/turns/" + i1+"/turn",schemaPath:"#/anyOf/0/properties/turns/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data13.events !== undefined){
let data15 = data13.events;
const _errs33 = errors;
if(errors === _errs33){
if(Array.isArray(data15)){
var valid6 = true;
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
const _errs35 = errors;
if(errors === _errs35){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
let missing3;
if(((((((data16.sessionId === undefined) && (missing3 = "sessionId")) || ((data16.index === undefined) && (missing3 = "index"))) || ((data16.id === undefined) && (missing3 = "id"))) || ((data16.ts === undefined) && (missing3 = "ts"))) || ((data16.type === undefined) && (missing3 = "type"))) || ((data16.payload === undefined) && (missing3 = "payload"))){
const err33 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2,schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data16.sessionId !== undefined){
let data17 = data16.sessionId;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data17 === "string"){
if(data17.length > 512){
const err34 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/sessionId",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
if(data17.length < 1){
const err35 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/sessionId",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/sessionId",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
var valid7 = _errs37 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.index !== undefined){
let data18 = data16.index;
const _errs39 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err37 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/index",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(errors === _errs39){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
const err38 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/index",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(data18 < 1 || isNaN(data18)){
const err39 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/index",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.from !== undefined){
let data19 = data16.from;
const _errs41 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err40 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/from",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(errors === _errs41){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
const err41 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/from",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
if(data19 < 1 || isNaN(data19)){
const err42 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/from",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.id !== undefined){
let data20 = data16.id;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data20 === "string"){
if(data20.length > 512){
const err43 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/id",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
else {
if(data20.length < 1){
const err44 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/id",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/id",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
var valid7 = _errs43 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.ts !== undefined){
let data21 = data16.ts;
const _errs45 = errors;
if(!((typeof data21 == "number") && (isFinite(data21)))){
const err46 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/ts",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var valid7 = _errs45 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.turn !== undefined){
let data22 = data16.turn;
const _errs47 = errors;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err47 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/turn",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(errors === _errs47){
if((typeof data22 == "number") && (isFinite(data22))){
if(data22 > 9007199254740991 || isNaN(data22)){
const err48 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/turn",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
if(data22 < 0 || isNaN(data22)){
const err49 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/turn",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
}
var valid7 = _errs47 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.type !== undefined){
let data23 = data16.type;
const _errs49 = errors;
if(errors === _errs49){
if(typeof data23 === "string"){
if(data23.length > 200){
const err50 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/type",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
else {
if(data23.length < 1){
const err51 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/type",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/type",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
var valid7 = _errs49 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data16.payload !== undefined){
let data24 = data16.payload;
const _errs51 = errors;
if(!(data24 && typeof data24 == "object" && !Array.isArray(data24))){
const err53 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2+"/payload",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
var valid7 = _errs51 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err54 = {instancePath:instancePath+"/turns/" + i1+"/events/" + i2,schemaPath:"#/anyOf/0/properties/turns/items/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
var valid6 = _errs35 === errors;
if(!valid6){
break;
}
}
}
else {
const err55 = {instancePath:instancePath+"/turns/" + i1+"/events",schemaPath:"#/anyOf/0/properties/turns/items/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/turns/" + i1,schemaPath:"#/anyOf/0/properties/turns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid4 = _errs29 === errors;
if(!valid4){
break;
}
}
}
else {
const err57 = {instancePath:instancePath+"/turns",schemaPath:"#/anyOf/0/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
var valid1 = _errs27 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.firstTurn !== undefined){
let data25 = data.firstTurn;
const _errs53 = errors;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err58 = {instancePath:instancePath+"/firstTurn",schemaPath:"#/anyOf/0/properties/firstTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(errors === _errs53){
if((typeof data25 == "number") && (isFinite(data25))){
if(data25 > 9007199254740991 || isNaN(data25)){
const err59 = {instancePath:instancePath+"/firstTurn",schemaPath:"#/anyOf/0/properties/firstTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
else {
if(data25 < 0 || isNaN(data25)){
const err60 = {instancePath:instancePath+"/firstTurn",schemaPath:"#/anyOf/0/properties/firstTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
}
var valid1 = _errs53 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs55 = errors;
if(errors === _errs55){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing4;
if((((data.kind === undefined) && (missing4 = "kind")) || ((data.lastSeen === undefined) && (missing4 = "lastSeen"))) || ((data.events === undefined) && (missing4 = "events"))){
const err62 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
else {
if(data.kind !== undefined){
let data26 = data.kind;
const _errs57 = errors;
if(typeof data26 !== "string"){
const err63 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/1/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if("tail" !== data26){
const err64 = {instancePath:instancePath+"/kind",schemaPath:"#/anyOf/1/properties/kind/const",keyword:"const",params:{allowedValue: "tail"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var valid8 = _errs57 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.lastSeen !== undefined){
let data27 = data.lastSeen;
const _errs59 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
const err65 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/anyOf/1/properties/lastSeen/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(errors === _errs59){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
const err66 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/anyOf/1/properties/lastSeen/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
if(data27 < 0 || isNaN(data27)){
const err67 = {instancePath:instancePath+"/lastSeen",schemaPath:"#/anyOf/1/properties/lastSeen/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
}
var valid8 = _errs59 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.events !== undefined){
let data28 = data.events;
const _errs61 = errors;
if(errors === _errs61){
if(Array.isArray(data28)){
var valid9 = true;
const len3 = data28.length;
for(let i3=0; i3<len3; i3++){
let data29 = data28[i3];
const _errs63 = errors;
if(errors === _errs63){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing5;
if(((((((data29.sessionId === undefined) && (missing5 = "sessionId")) || ((data29.index === undefined) && (missing5 = "index"))) || ((data29.id === undefined) && (missing5 = "id"))) || ((data29.ts === undefined) && (missing5 = "ts"))) || ((data29.type === undefined) && (missing5 = "type"))) || ((data29.payload === undefined) && (missing5 = "payload"))){
const err68 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/anyOf/1/properties/events/items/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
else {
if(data29.sessionId !== undefined){
let data30 = data29.sessionId;
const _errs65 = errors;
if(errors === _errs65){
if(typeof data30 === "string"){
if(data30.length > 512){
const err69 = {instancePath:instancePath+"/events/" + i3+"/sessionId",schemaPath:"#/anyOf/1/properties/events/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
else {
if(data30.length < 1){
const err70 = {instancePath:instancePath+"/events/" + i3+"/sessionId",schemaPath:"#/anyOf/1/properties/events/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/events/" + i3+"/sessionId",schemaPath:"#/anyOf/1/properties/events/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid10 = _errs65 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.index !== undefined){
let data31 = data29.index;
const _errs67 = errors;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err72 = {instancePath:instancePath+"/events/" + i3+"/index",schemaPath:"#/anyOf/1/properties/events/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(errors === _errs67){
if((typeof data31 == "number") && (isFinite(data31))){
if(data31 > 9007199254740991 || isNaN(data31)){
const err73 = {instancePath:instancePath+"/events/" + i3+"/index",schemaPath:"#/anyOf/1/properties/events/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
else {
if(data31 < 1 || isNaN(data31)){
const err74 = {instancePath:instancePath+"/events/" + i3+"/index",schemaPath:"#/anyOf/1/properties/events/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
}
}
var valid10 = _errs67 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.from !== undefined){
let data32 = data29.from;
const _errs69 = errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err75 = {instancePath:instancePath+"/events/" + i3+"/from",schemaPath:"#/anyOf/1/properties/events/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(errors === _errs69){
if((typeof data32 == "number") && (isFinite(data32))){
if(data32 > 9007199254740991 || isNaN(data32)){
const err76 = {instancePath:instancePath+"/events/" + i3+"/from",schemaPath:"#/anyOf/1/properties/events/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
if(data32 < 1 || isNaN(data32)){
const err77 = {instancePath:instancePath+"/events/" + i3+"/from",schemaPath:"#/anyOf/1/properties/events/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
}
var valid10 = _errs69 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.id !== undefined){
let data33 = data29.id;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data33 === "string"){
if(data33.length > 512){
const err78 = {instancePath:instancePath+"/events/" + i3+"/id",schemaPath:"#/anyOf/1/properties/events/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
else {
if(data33.length < 1){
const err79 = {instancePath:instancePath+"/events/" + i3+"/id",schemaPath:"#/anyOf/1/properties/events/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/events/" + i3+"/id",schemaPath:"#/anyOf/1/properties/events/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
var valid10 = _errs71 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.ts !== undefined){
let data34 = data29.ts;
const _errs73 = errors;
if(!((typeof data34 == "number") && (isFinite(data34)))){
const err81 = {instancePath:instancePath+"/events/" + i3+"/ts",schemaPath:"#/anyOf/1/properties/events/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
var valid10 = _errs73 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.turn !== undefined){
let data35 = data29.turn;
const _errs75 = errors;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err82 = {instancePath:instancePath+"/events/" + i3+"/turn",schemaPath:"#/anyOf/1/properties/events/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(errors === _errs75){
if((typeof data35 == "number") && (isFinite(data35))){
if(data35 > 9007199254740991 || isNaN(data35)){
const err83 = {instancePath:instancePath+"/events/" + i3+"/turn",schemaPath:"#/anyOf/1/properties/events/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
if(data35 < 0 || isNaN(data35)){
const err84 = {instancePath:instancePath+"/events/" + i3+"/turn",schemaPath:"#/anyOf/1/properties/events/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
}
var valid10 = _errs75 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.type !== undefined){
let data36 = data29.type;
const _errs77 = errors;
if(errors === _errs77){
if(typeof data36 === "string"){
if(data36.length > 200){
const err85 = {instancePath:instancePath+"/events/" + i3+"/type",schemaPath:"#/anyOf/1/properties/events/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
else {
if(data36.length < 1){
const err86 = {instancePath:instancePath+"/events/" + i3+"/type",schemaPath:"#/anyOf/1/properties/events/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/events/" + i3+"/type",schemaPath:"#/anyOf/1/properties/events/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
var valid10 = _errs77 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data29.payload !== undefined){
let data37 = data29.payload;
const _errs79 = errors;
if(!(data37 && typeof data37 == "object" && !Array.isArray(data37))){
const err88 = {instancePath:instancePath+"/events/" + i3+"/payload",schemaPath:"#/anyOf/1/properties/events/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
var valid10 = _errs79 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
}
}
}
}
}
else {
const err89 = {instancePath:instancePath+"/events/" + i3,schemaPath:"#/anyOf/1/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
var valid9 = _errs63 === errors;
if(!valid9){
break;
}
}
}
else {
const err90 = {instancePath:instancePath+"/events",schemaPath:"#/anyOf/1/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
var valid8 = _errs61 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
const err91 = {instancePath,schemaPath:"#/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
var _valid0 = _errs55 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err92 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
validate51.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate51.errors = vErrors;
return errors === 0;
}

export const check42 = validate52;
const schema53 = {"type":"object","properties":{},"$id":"check42"};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check42" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

export const check43 = validate53;
const schema54 = {"type":"object","required":["through","firstTurn","turns"],"properties":{"through":{"type":"integer","minimum":0,"maximum":9007199254740991},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"type":"array","items":{"type":"object","required":["turn","events"],"properties":{"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}}}}}},"$id":"check43"};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check43" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.through === undefined) && (missing0 = "through")) || ((data.firstTurn === undefined) && (missing0 = "firstTurn"))) || ((data.turns === undefined) && (missing0 = "turns"))){
validate53.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.through !== undefined){
let data0 = data.through;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate53.errors = [{instancePath:instancePath+"/through",schemaPath:"#/properties/through/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/through",schemaPath:"#/properties/through/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate53.errors = [{instancePath:instancePath+"/through",schemaPath:"#/properties/through/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTurn !== undefined){
let data1 = data.firstTurn;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate53.errors = [{instancePath:instancePath+"/firstTurn",schemaPath:"#/properties/firstTurn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/firstTurn",schemaPath:"#/properties/firstTurn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate53.errors = [{instancePath:instancePath+"/firstTurn",schemaPath:"#/properties/firstTurn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
let data2 = data.turns;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.turn === undefined) && (missing1 = "turn")) || ((data3.events === undefined) && (missing1 = "events"))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0,schemaPath:"#/properties/turns/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.turn !== undefined){
let data4 = data3.turn;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/turn",schemaPath:"#/properties/turns/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/turn",schemaPath:"#/properties/turns/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/turn",schemaPath:"#/properties/turns/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.events !== undefined){
let data5 = data3.events;
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data5)){
var valid3 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((((((data6.sessionId === undefined) && (missing2 = "sessionId")) || ((data6.index === undefined) && (missing2 = "index"))) || ((data6.id === undefined) && (missing2 = "id"))) || ((data6.ts === undefined) && (missing2 = "ts"))) || ((data6.type === undefined) && (missing2 = "type"))) || ((data6.payload === undefined) && (missing2 = "payload"))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1,schemaPath:"#/properties/turns/items/properties/events/items/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data6.sessionId !== undefined){
let data7 = data6.sessionId;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data7 === "string"){
if(data7.length > 512){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/sessionId",schemaPath:"#/properties/turns/items/properties/events/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data7.length < 1){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/sessionId",schemaPath:"#/properties/turns/items/properties/events/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/sessionId",schemaPath:"#/properties/turns/items/properties/events/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.index !== undefined){
let data8 = data6.index;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/index",schemaPath:"#/properties/turns/items/properties/events/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/index",schemaPath:"#/properties/turns/items/properties/events/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/index",schemaPath:"#/properties/turns/items/properties/events/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.from !== undefined){
let data9 = data6.from;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/from",schemaPath:"#/properties/turns/items/properties/events/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/from",schemaPath:"#/properties/turns/items/properties/events/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 1 || isNaN(data9)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/from",schemaPath:"#/properties/turns/items/properties/events/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.id !== undefined){
let data10 = data6.id;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data10 === "string"){
if(data10.length > 512){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/id",schemaPath:"#/properties/turns/items/properties/events/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data10.length < 1){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/id",schemaPath:"#/properties/turns/items/properties/events/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/id",schemaPath:"#/properties/turns/items/properties/events/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.ts !== undefined){
let data11 = data6.ts;
const _errs23 = errors;
if(!((typeof data11 == "number") && (isFinite(data11)))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/ts",schemaPath:"#/properties/turns/items/properties/events/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.turn !== undefined){
let data12 = data6.turn;
const _errs25 = errors;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/turn",schemaPath:"#/properties/turns/items/properties/events/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs25){
if((typeof data12 == "number") && (isFinite(data12))){
if(data12 > 9007199254740991 || isNaN(data12)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/turn",schemaPath:"#/properties/turns/items/properties/events/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data12 < 0 || isNaN(data12)){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/turn",schemaPath:"#/properties/turns/items/properties/events/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.type !== undefined){
let data13 = data6.type;
const _errs27 = errors;
if(errors === _errs27){
if(typeof data13 === "string"){
if(data13.length > 200){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/type",schemaPath:"#/properties/turns/items/properties/events/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data13.length < 1){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/type",schemaPath:"#/properties/turns/items/properties/events/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/type",schemaPath:"#/properties/turns/items/properties/events/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data6.payload !== undefined){
let data14 = data6.payload;
const _errs29 = errors;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1+"/payload",schemaPath:"#/properties/turns/items/properties/events/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events/" + i1,schemaPath:"#/properties/turns/items/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns/" + i0+"/events",schemaPath:"#/properties/turns/items/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns/" + i0,schemaPath:"#/properties/turns/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/turns",schemaPath:"#/properties/turns/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

export const check44 = validate54;
const schema55 = {"type":"object","properties":{},"$id":"check44"};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check44" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

export const check45 = validate55;
const schema56 = {"type":"object","required":["status","queued"],"properties":{"status":{"type":"string","enum":["accepted","duplicate"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"check45"};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check45" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate55.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate55.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "accepted") || (data0 === "duplicate"))){
validate55.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema56.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
let data1 = data.queued;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate55.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate55.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

export const check46 = validate56;
const schema57 = {"type":"object","properties":{},"$id":"check46"};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check46" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

export const check47 = validate57;
const schema58 = {"type":"object","required":["status","queued"],"properties":{"status":{"type":"string","enum":["accepted","duplicate"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"check47"};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check47" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate57.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate57.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data0 === "accepted") || (data0 === "duplicate"))){
validate57.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema58.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
let data1 = data.queued;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate57.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate57.errors = [{instancePath:instancePath+"/queued",schemaPath:"#/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

export const check48 = validate58;
const schema59 = {"type":"object","properties":{},"$id":"check48"};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check48" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

export const check49 = validate59;
const schema60 = {"type":"object","properties":{},"$id":"check49"};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check49" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

export const check50 = validate60;
const schema61 = {"type":"object","required":["stopped"],"properties":{"stopped":{"type":"boolean"}},"$id":"check50"};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check50" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopped === undefined) && (missing0 = "stopped")){
validate60.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stopped !== undefined){
if(typeof data.stopped !== "boolean"){
validate60.errors = [{instancePath:instancePath+"/stopped",schemaPath:"#/properties/stopped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
}
}
}
else {
validate60.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

export const check51 = validate61;
const schema62 = {"type":"object","properties":{},"$id":"check51"};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check51" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

export const check52 = validate62;
const schema63 = {"type":"object","required":["status"],"properties":{"status":{"type":"string","enum":["connecting","connected","error"]},"sessionId":{"type":"string","minLength":1,"maxLength":512},"retryCount":{"type":"integer","minimum":0,"maximum":9007199254740991},"lastError":{"type":"string"},"gapDetected":{"type":"boolean"}},"$id":"check52"};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check52" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate62.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate62.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "connecting") || (data0 === "connected")) || (data0 === "error"))){
validate62.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema63.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionId !== undefined){
let data1 = data.sessionId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate62.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate62.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.retryCount !== undefined){
let data2 = data.retryCount;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate62.errors = [{instancePath:instancePath+"/retryCount",schemaPath:"#/properties/retryCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate62.errors = [{instancePath:instancePath+"/retryCount",schemaPath:"#/properties/retryCount/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate62.errors = [{instancePath:instancePath+"/retryCount",schemaPath:"#/properties/retryCount/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.lastError !== undefined){
const _errs7 = errors;
if(typeof data.lastError !== "string"){
validate62.errors = [{instancePath:instancePath+"/lastError",schemaPath:"#/properties/lastError/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gapDetected !== undefined){
const _errs9 = errors;
if(typeof data.gapDetected !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/gapDetected",schemaPath:"#/properties/gapDetected/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

export const check53 = validate63;
const schema64 = {"type":"object","required":["sessions"],"properties":{"sessions":{"type":"array","items":{"type":"object","required":["sessionId","title","folder","agent","status","queued","pendingPermissions","updatedAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"status":{"type":"string","enum":["idle","running","waiting","lost"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991},"updatedAt":{"type":"number"}}}},"removed":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}},"activeSessionId":{"type":"string","minLength":1,"maxLength":512},"running":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"check53"};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check53" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessions === undefined) && (missing0 = "sessions")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.folder === undefined) && (missing1 = "folder"))) || ((data1.agent === undefined) && (missing1 = "agent"))) || ((data1.status === undefined) && (missing1 = "status"))) || ((data1.queued === undefined) && (missing1 = "queued"))) || ((data1.pendingPermissions === undefined) && (missing1 = "pendingPermissions"))) || ((data1.updatedAt === undefined) && (missing1 = "updatedAt"))){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.sessionId !== undefined){
let data2 = data1.sessionId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",schemaPath:"#/properties/sessions/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
const _errs7 = errors;
if(typeof data1.title !== "string"){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/title",schemaPath:"#/properties/sessions/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.folder !== undefined){
const _errs9 = errors;
if(typeof data1.folder !== "string"){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/folder",schemaPath:"#/properties/sessions/items/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.agent !== undefined){
const _errs11 = errors;
if(typeof data1.agent !== "string"){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/agent",schemaPath:"#/properties/sessions/items/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.status !== undefined){
let data6 = data1.status;
const _errs13 = errors;
if(typeof data6 !== "string"){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/status",schemaPath:"#/properties/sessions/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data6 === "idle") || (data6 === "running")) || (data6 === "waiting")) || (data6 === "lost"))){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/status",schemaPath:"#/properties/sessions/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema64.properties.sessions.items.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.queued !== undefined){
let data7 = data1.queued;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/queued",schemaPath:"#/properties/sessions/items/properties/queued/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.pendingPermissions !== undefined){
let data8 = data1.pendingPermissions;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/pendingPermissions",schemaPath:"#/properties/sessions/items/properties/pendingPermissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.updatedAt !== undefined){
let data9 = data1.updatedAt;
const _errs19 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0+"/updatedAt",schemaPath:"#/properties/sessions/items/properties/updatedAt/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/sessions/" + i0,schemaPath:"#/properties/sessions/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
let data10 = data.removed;
const _errs21 = errors;
if(errors === _errs21){
if(Array.isArray(data10)){
var valid3 = true;
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
const _errs23 = errors;
if(errors === _errs23){
if(typeof data11 === "string"){
if(data11.length > 512){
validate63.errors = [{instancePath:instancePath+"/removed/" + i1,schemaPath:"#/properties/removed/items/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data11.length < 1){
validate63.errors = [{instancePath:instancePath+"/removed/" + i1,schemaPath:"#/properties/removed/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/removed/" + i1,schemaPath:"#/properties/removed/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid3 = _errs23 === errors;
if(!valid3){
break;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/removed",schemaPath:"#/properties/removed/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activeSessionId !== undefined){
let data12 = data.activeSessionId;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data12 === "string"){
if(data12.length > 512){
validate63.errors = [{instancePath:instancePath+"/activeSessionId",schemaPath:"#/properties/activeSessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data12.length < 1){
validate63.errors = [{instancePath:instancePath+"/activeSessionId",schemaPath:"#/properties/activeSessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/activeSessionId",schemaPath:"#/properties/activeSessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.running !== undefined){
let data13 = data.running;
const _errs27 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate63.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs27){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
validate63.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate63.errors = [{instancePath:instancePath+"/running",schemaPath:"#/properties/running/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs27 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingPermissions !== undefined){
let data14 = data.pendingPermissions;
const _errs29 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate63.errors = [{instancePath:instancePath+"/pendingPermissions",schemaPath:"#/properties/pendingPermissions/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs29){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
validate63.errors = [{instancePath:instancePath+"/pendingPermissions",schemaPath:"#/properties/pendingPermissions/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate63.errors = [{instancePath:instancePath+"/pendingPermissions",schemaPath:"#/properties/pendingPermissions/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs29 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

export const check54 = validate64;
const schema65 = {"type":"object","required":["sessionId","events"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"events":{"type":"array","items":{"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}}}},"$id":"check54"};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check54" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.events === undefined) && (missing0 = "events"))){
validate64.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate64.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate64.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data1 = data.events;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((data2.sessionId === undefined) && (missing1 = "sessionId")) || ((data2.index === undefined) && (missing1 = "index"))) || ((data2.id === undefined) && (missing1 = "id"))) || ((data2.ts === undefined) && (missing1 = "ts"))) || ((data2.type === undefined) && (missing1 = "type"))) || ((data2.payload === undefined) && (missing1 = "payload"))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.sessionId !== undefined){
let data3 = data2.sessionId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/sessionId",schemaPath:"#/properties/events/items/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/sessionId",schemaPath:"#/properties/events/items/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/sessionId",schemaPath:"#/properties/events/items/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.index !== undefined){
let data4 = data2.index;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/index",schemaPath:"#/properties/events/items/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/index",schemaPath:"#/properties/events/items/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/index",schemaPath:"#/properties/events/items/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.from !== undefined){
let data5 = data2.from;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/from",schemaPath:"#/properties/events/items/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/from",schemaPath:"#/properties/events/items/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 1 || isNaN(data5)){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/from",schemaPath:"#/properties/events/items/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.id !== undefined){
let data6 = data2.id;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 512){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/id",schemaPath:"#/properties/events/items/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data6.length < 1){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/id",schemaPath:"#/properties/events/items/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/id",schemaPath:"#/properties/events/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.ts !== undefined){
let data7 = data2.ts;
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/ts",schemaPath:"#/properties/events/items/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.turn !== undefined){
let data8 = data2.turn;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/turn",schemaPath:"#/properties/events/items/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/turn",schemaPath:"#/properties/events/items/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/turn",schemaPath:"#/properties/events/items/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.type !== undefined){
let data9 = data2.type;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data9 === "string"){
if(data9.length > 200){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/type",schemaPath:"#/properties/events/items/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data9.length < 1){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/type",schemaPath:"#/properties/events/items/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/type",schemaPath:"#/properties/events/items/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.payload !== undefined){
let data10 = data2.payload;
const _errs21 = errors;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
validate64.errors = [{instancePath:instancePath+"/events/" + i0+"/payload",schemaPath:"#/properties/events/items/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events/" + i0,schemaPath:"#/properties/events/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/events",schemaPath:"#/properties/events/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const check55 = validate65;
const schema66 = {"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}},"$id":"check55"};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check55" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate65.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate65.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate65.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/sessionId",schemaPath:"#/properties/sessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.index !== undefined){
let data1 = data.index;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate65.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate65.errors = [{instancePath:instancePath+"/index",schemaPath:"#/properties/index/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.from !== undefined){
let data2 = data.from;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate65.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate65.errors = [{instancePath:instancePath+"/from",schemaPath:"#/properties/from/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.id !== undefined){
let data3 = data.id;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ts !== undefined){
let data4 = data.ts;
const _errs9 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate65.errors = [{instancePath:instancePath+"/ts",schemaPath:"#/properties/ts/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn !== undefined){
let data5 = data.turn;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate65.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate65.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate65.errors = [{instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.type !== undefined){
let data6 = data.type;
const _errs13 = errors;
if(errors === _errs13){
if(typeof data6 === "string"){
if(data6.length > 200){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data6.length < 1){
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate65.errors = [{instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.payload !== undefined){
let data7 = data.payload;
const _errs15 = errors;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
validate65.errors = [{instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

export const check56 = validate66;
const schema67 = {"type":"object","required":["folder","agent"],"properties":{"folder":{"type":"string"},"agent":{"type":"string"},"title":{"type":"string"}},"$id":"check56"};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check56" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.folder === undefined) && (missing0 = "folder")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate66.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
const _errs1 = errors;
if(typeof data.folder !== "string"){
validate66.errors = [{instancePath:instancePath+"/folder",schemaPath:"#/properties/folder/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs3 = errors;
if(typeof data.agent !== "string"){
validate66.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate66.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

export const check57 = validate67;
const schema68 = {"type":"object","required":["title","by"],"properties":{"title":{"type":"string","maxLength":500},"by":{"type":"string","enum":["person","agent","hub"]}},"$id":"check57"};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check57" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.by === undefined) && (missing0 = "by"))){
validate67.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 500){
validate67.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate67.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.by !== undefined){
let data1 = data.by;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate67.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data1 === "person") || (data1 === "agent")) || (data1 === "hub"))){
validate67.errors = [{instancePath:instancePath+"/by",schemaPath:"#/properties/by/enum",keyword:"enum",params:{allowedValues: schema68.properties.by.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

export const check58 = validate68;
const schema69 = {"type":"object","required":["messageId","content"],"properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}]}}},"$id":"check58"};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check58" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
validate68.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate68.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate68.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.type === undefined) && (missing1 = "type")) || ((data2.text === undefined) && (missing1 = "text"))){
const err0 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("text" !== data3){
const err2 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.text !== undefined){
const _errs11 = errors;
if(typeof data2.text !== "string"){
const err3 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"#/properties/content/items/anyOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs13 = errors;
if(errors === _errs13){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((((data2.type === undefined) && (missing2 = "type")) || ((data2.uri === undefined) && (missing2 = "uri"))) || ((data2.name === undefined) && (missing2 = "name"))){
const err5 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data2.type !== undefined){
let data5 = data2.type;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("resourceLink" !== data5){
const err7 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "resourceLink"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.uri !== undefined){
let data6 = data2.uri;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length < 1){
const err8 = {instancePath:instancePath+"/content/" + i0+"/uri",schemaPath:"#/properties/content/items/anyOf/1/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/content/" + i0+"/uri",schemaPath:"#/properties/content/items/anyOf/1/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.name !== undefined){
const _errs19 = errors;
if(typeof data2.name !== "string"){
const err10 = {instancePath:instancePath+"/content/" + i0+"/name",schemaPath:"#/properties/content/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.mimeType !== undefined){
const _errs21 = errors;
if(typeof data2.mimeType !== "string"){
const err11 = {instancePath:instancePath+"/content/" + i0+"/mimeType",schemaPath:"#/properties/content/items/anyOf/1/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.size !== undefined){
let data9 = data2.size;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err16 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate68.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

export const check59 = validate69;
const schema70 = {"type":"object","required":["messageId"],"properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}},"$id":"check59"};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check59" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate69.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate69.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate69.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate69.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate69.errors = vErrors;
return errors === 0;
}

export const check60 = validate70;
const schema71 = {"type":"object","required":["messageId","content"],"properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}]}}},"$id":"check60"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check60" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
validate70.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate70.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate70.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data1 = data.content;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.type === undefined) && (missing1 = "type")) || ((data2.text === undefined) && (missing1 = "text"))){
const err0 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("text" !== data3){
const err2 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.text !== undefined){
const _errs11 = errors;
if(typeof data2.text !== "string"){
const err3 = {instancePath:instancePath+"/content/" + i0+"/text",schemaPath:"#/properties/content/items/anyOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs13 = errors;
if(errors === _errs13){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((((data2.type === undefined) && (missing2 = "type")) || ((data2.uri === undefined) && (missing2 = "uri"))) || ((data2.name === undefined) && (missing2 = "name"))){
const err5 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data2.type !== undefined){
let data5 = data2.type;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("resourceLink" !== data5){
const err7 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "resourceLink"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid4 = _errs15 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.uri !== undefined){
let data6 = data2.uri;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length < 1){
const err8 = {instancePath:instancePath+"/content/" + i0+"/uri",schemaPath:"#/properties/content/items/anyOf/1/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/content/" + i0+"/uri",schemaPath:"#/properties/content/items/anyOf/1/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.name !== undefined){
const _errs19 = errors;
if(typeof data2.name !== "string"){
const err10 = {instancePath:instancePath+"/content/" + i0+"/name",schemaPath:"#/properties/content/items/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.mimeType !== undefined){
const _errs21 = errors;
if(typeof data2.mimeType !== "string"){
const err11 = {instancePath:instancePath+"/content/" + i0+"/mimeType",schemaPath:"#/properties/content/items/anyOf/1/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.size !== undefined){
let data9 = data2.size;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/content/" + i0+"/size",schemaPath:"#/properties/content/items/anyOf/1/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var valid4 = _errs23 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err16 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate70.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate70.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

export const check61 = validate71;
const schema72 = {"type":"object","required":["outcome"],"properties":{"outcome":{"type":"string","enum":["completed","cancelled","refused","limit","failed","interrupted"]},"stopReason":{"type":"string"},"error":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"code":{"type":"number"},"data":{}}}},"$id":"check61"};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check61" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
validate71.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate71.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((data0 === "completed") || (data0 === "cancelled")) || (data0 === "refused")) || (data0 === "limit")) || (data0 === "failed")) || (data0 === "interrupted"))){
validate71.errors = [{instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema72.properties.outcome.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stopReason !== undefined){
const _errs3 = errors;
if(typeof data.stopReason !== "string"){
validate71.errors = [{instancePath:instancePath+"/stopReason",schemaPath:"#/properties/stopReason/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
let data2 = data.error;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.message === undefined) && (missing1 = "message")){
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.message !== undefined){
const _errs7 = errors;
if(typeof data2.message !== "string"){
validate71.errors = [{instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.code !== undefined){
let data4 = data2.code;
const _errs9 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate71.errors = [{instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
validate71.errors = [{instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate71.errors = vErrors;
return errors === 0;
}

export const check62 = validate72;
const schema73 = {"type":"object","required":["messageId","blockId","kind","offset","text"],"properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"blockId":{"type":"string","minLength":1,"maxLength":512},"kind":{"type":"string","enum":["answer","thought"]},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"text":{"type":"string"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"replace":{"type":"boolean"}},"$id":"check62"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check62" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.blockId === undefined) && (missing0 = "blockId"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.text === undefined) && (missing0 = "text"))){
validate72.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate72.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate72.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockId !== undefined){
let data1 = data.blockId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate72.errors = [{instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate72.errors = [{instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate72.errors = [{instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
let data2 = data.kind;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate72.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data2 === "answer") || (data2 === "thought"))){
validate72.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues: schema73.properties.kind.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data3 = data.offset;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate72.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate72.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate72.errors = [{instancePath:instancePath+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs9 = errors;
if(typeof data.text !== "string"){
validate72.errors = [{instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data5 = data.at;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate72.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate72.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data6 = data.since;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate72.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs15 = errors;
if(typeof data.replace !== "boolean"){
validate72.errors = [{instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
else {
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}

export const check63 = validate73;
const schema74 = {"type":"object","required":["messageId","blockId","content"],"properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"blockId":{"type":"string","minLength":1,"maxLength":512},"content":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["type","kind","data"],"properties":{"type":{"type":"string","const":"other"},"kind":{"type":"string"},"data":{}}}]}},"$id":"check63"};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check63" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.blockId === undefined) && (missing0 = "blockId"))) || ((data.content === undefined) && (missing0 = "content"))){
validate73.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate73.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate73.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/messageId",schemaPath:"#/properties/messageId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blockId !== undefined){
let data1 = data.blockId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate73.errors = [{instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate73.errors = [{instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate73.errors = [{instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data2 = data.content;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(errors === _errs7){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.type === undefined) && (missing1 = "type")) || ((data2.text === undefined) && (missing1 = "text"))){
const err0 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data2.type !== undefined){
let data3 = data2.type;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err1 = {instancePath:instancePath+"/content/type",schemaPath:"#/properties/content/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("text" !== data3){
const err2 = {instancePath:instancePath+"/content/type",schemaPath:"#/properties/content/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.text !== undefined){
const _errs11 = errors;
if(typeof data2.text !== "string"){
const err3 = {instancePath:instancePath+"/content/text",schemaPath:"#/properties/content/anyOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err4 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs13 = errors;
if(errors === _errs13){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((((data2.type === undefined) && (missing2 = "type")) || ((data2.uri === undefined) && (missing2 = "uri"))) || ((data2.name === undefined) && (missing2 = "name"))){
const err5 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data2.type !== undefined){
let data5 = data2.type;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/content/type",schemaPath:"#/properties/content/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("resourceLink" !== data5){
const err7 = {instancePath:instancePath+"/content/type",schemaPath:"#/properties/content/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "resourceLink"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.uri !== undefined){
let data6 = data2.uri;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(data6.length < 1){
const err8 = {instancePath:instancePath+"/content/uri",schemaPath:"#/properties/content/anyOf/1/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/content/uri",schemaPath:"#/properties/content/anyOf/1/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.name !== undefined){
const _errs19 = errors;
if(typeof data2.name !== "string"){
const err10 = {instancePath:instancePath+"/content/name",schemaPath:"#/properties/content/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid3 = _errs19 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.mimeType !== undefined){
const _errs21 = errors;
if(typeof data2.mimeType !== "string"){
const err11 = {instancePath:instancePath+"/content/mimeType",schemaPath:"#/properties/content/anyOf/1/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid3 = _errs21 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.size !== undefined){
let data9 = data2.size;
const _errs23 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err12 = {instancePath:instancePath+"/content/size",schemaPath:"#/properties/content/anyOf/1/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs23){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
const err13 = {instancePath:instancePath+"/content/size",schemaPath:"#/properties/content/anyOf/1/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data9 < 0 || isNaN(data9)){
const err14 = {instancePath:instancePath+"/content/size",schemaPath:"#/properties/content/anyOf/1/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
}
var valid3 = _errs23 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs25 = errors;
if(errors === _errs25){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing3;
if((((data2.type === undefined) && (missing3 = "type")) || ((data2.kind === undefined) && (missing3 = "kind"))) || ((data2.data === undefined) && (missing3 = "data"))){
const err16 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data2.type !== undefined){
let data10 = data2.type;
const _errs27 = errors;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/content/type",schemaPath:"#/properties/content/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if("other" !== data10){
const err18 = {instancePath:instancePath+"/content/type",schemaPath:"#/properties/content/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "other"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data2.kind !== undefined){
const _errs29 = errors;
if(typeof data2.kind !== "string"){
const err19 = {instancePath:instancePath+"/content/kind",schemaPath:"#/properties/content/anyOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err21 = {instancePath:instancePath+"/content",schemaPath:"#/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
validate73.errors = vErrors;
return false;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate73.errors = vErrors;
return errors === 0;
}

export const check64 = validate74;
const schema75 = {"type":"object","required":["toolCallId"],"properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"kind":{"type":"string"},"status":{"type":"string","enum":["pending","running","completed","failed","cancelled"]},"content":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","content"],"properties":{"type":{"type":"string","const":"content"},"content":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["type","kind","data"],"properties":{"type":{"type":"string","const":"other"},"kind":{"type":"string"},"data":{}}}]}}},{"type":"object","required":["type","path","newText"],"properties":{"type":{"type":"string","const":"diff"},"path":{"type":"string"},"oldText":{"type":"string"},"newText":{"type":"string"}}},{"type":"object","required":["type","terminalId"],"properties":{"type":{"type":"string","const":"terminal"},"terminalId":{"type":"string"}}},{"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"other"},"data":{}}}]}},"locations":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"rawInput":{},"rawOutput":{},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"replace":{"type":"boolean"}},"$id":"check64"};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check64" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.toolCallId === undefined) && (missing0 = "toolCallId")){
validate74.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.toolCallId !== undefined){
let data0 = data.toolCallId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate74.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate74.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs3 = errors;
if(typeof data.title !== "string"){
validate74.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs5 = errors;
if(typeof data.kind !== "string"){
validate74.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data3 === "pending") || (data3 === "running")) || (data3 === "completed")) || (data3 === "failed")) || (data3 === "cancelled"))){
validate74.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema75.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.type === undefined) && (missing1 = "type")) || ((data5.content === undefined) && (missing1 = "content"))){
const err0 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
const _errs15 = errors;
if(typeof data6 !== "string"){
const err1 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("content" !== data6){
const err2 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "content"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.content !== undefined){
let data7 = data5.content;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.type === undefined) && (missing2 = "type")) || ((data7.text === undefined) && (missing2 = "text"))){
const err3 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data7.type !== undefined){
let data8 = data7.type;
const _errs21 = errors;
if(typeof data8 !== "string"){
const err4 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("text" !== data8){
const err5 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.text !== undefined){
const _errs23 = errors;
if(typeof data7.text !== "string"){
const err6 = {instancePath:instancePath+"/content/" + i0+"/content/text",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs25 = errors;
if(errors === _errs25){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if((((data7.type === undefined) && (missing3 = "type")) || ((data7.uri === undefined) && (missing3 = "uri"))) || ((data7.name === undefined) && (missing3 = "name"))){
const err8 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data7.type !== undefined){
let data10 = data7.type;
const _errs27 = errors;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("resourceLink" !== data10){
const err10 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "resourceLink"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.uri !== undefined){
let data11 = data7.uri;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data11 === "string"){
if(data11.length < 1){
const err11 = {instancePath:instancePath+"/content/" + i0+"/content/uri",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/content/" + i0+"/content/uri",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.name !== undefined){
const _errs31 = errors;
if(typeof data7.name !== "string"){
const err13 = {instancePath:instancePath+"/content/" + i0+"/content/name",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.mimeType !== undefined){
const _errs33 = errors;
if(typeof data7.mimeType !== "string"){
const err14 = {instancePath:instancePath+"/content/" + i0+"/content/mimeType",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.size !== undefined){
let data14 = data7.size;
const _errs35 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err15 = {instancePath:instancePath+"/content/" + i0+"/content/size",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err16 = {instancePath:instancePath+"/content/" + i0+"/content/size",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data14 < 0 || isNaN(data14)){
const err17 = {instancePath:instancePath+"/content/" + i0+"/content/size",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs37 = errors;
if(errors === _errs37){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((((data7.type === undefined) && (missing4 = "type")) || ((data7.kind === undefined) && (missing4 = "kind"))) || ((data7.data === undefined) && (missing4 = "data"))){
const err19 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data7.type !== undefined){
let data15 = data7.type;
const _errs39 = errors;
if(typeof data15 !== "string"){
const err20 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if("other" !== data15){
const err21 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "other"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.kind !== undefined){
const _errs41 = errors;
if(typeof data7.kind !== "string"){
const err22 = {instancePath:instancePath+"/content/" + i0+"/content/kind",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid1 = _errs37 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err24 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs43 = errors;
if(errors === _errs43){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing5;
if((((data5.type === undefined) && (missing5 = "type")) || ((data5.path === undefined) && (missing5 = "path"))) || ((data5.newText === undefined) && (missing5 = "newText"))){
const err26 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data5.type !== undefined){
let data17 = data5.type;
const _errs45 = errors;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("diff" !== data17){
const err28 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "diff"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.path !== undefined){
const _errs47 = errors;
if(typeof data5.path !== "string"){
const err29 = {instancePath:instancePath+"/content/" + i0+"/path",schemaPath:"#/properties/content/items/anyOf/1/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.oldText !== undefined){
const _errs49 = errors;
if(typeof data5.oldText !== "string"){
const err30 = {instancePath:instancePath+"/content/" + i0+"/oldText",schemaPath:"#/properties/content/items/anyOf/1/properties/oldText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.newText !== undefined){
const _errs51 = errors;
if(typeof data5.newText !== "string"){
const err31 = {instancePath:instancePath+"/content/" + i0+"/newText",schemaPath:"#/properties/content/items/anyOf/1/properties/newText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid8 = _errs51 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid0 = _errs43 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs53 = errors;
if(errors === _errs53){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing6;
if(((data5.type === undefined) && (missing6 = "type")) || ((data5.terminalId === undefined) && (missing6 = "terminalId"))){
const err33 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data5.type !== undefined){
let data21 = data5.type;
const _errs55 = errors;
if(typeof data21 !== "string"){
const err34 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if("terminal" !== data21){
const err35 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "terminal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data5.terminalId !== undefined){
const _errs57 = errors;
if(typeof data5.terminalId !== "string"){
const err36 = {instancePath:instancePath+"/content/" + i0+"/terminalId",schemaPath:"#/properties/content/items/anyOf/2/properties/terminalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid9 = _errs57 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid0 = _errs53 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs59 = errors;
if(errors === _errs59){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing7;
if(((data5.type === undefined) && (missing7 = "type")) || ((data5.data === undefined) && (missing7 = "data"))){
const err38 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(data5.type !== undefined){
let data23 = data5.type;
if(typeof data23 !== "string"){
const err39 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/3/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if("other" !== data23){
const err40 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/3/properties/type/const",keyword:"const",params:{allowedValue: "other"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid0 = _errs59 === errors;
valid2 = valid2 || _valid0;
}
}
}
if(!valid2){
const err42 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
validate74.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data24 = data.locations;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data24)){
var valid11 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs65 = errors;
if(errors === _errs65){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing8;
if((data25.path === undefined) && (missing8 = "path")){
validate74.errors = [{instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data25.path !== undefined){
const _errs67 = errors;
if(typeof data25.path !== "string"){
validate74.errors = [{instancePath:instancePath+"/locations/" + i1+"/path",schemaPath:"#/properties/locations/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs67 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data25.line !== undefined){
let data27 = data25.line;
const _errs69 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate74.errors = [{instancePath:instancePath+"/locations/" + i1+"/line",schemaPath:"#/properties/locations/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
validate74.errors = [{instancePath:instancePath+"/locations/" + i1+"/line",schemaPath:"#/properties/locations/items/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data27 < 0 || isNaN(data27)){
validate74.errors = [{instancePath:instancePath+"/locations/" + i1+"/line",schemaPath:"#/properties/locations/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs65 === errors;
if(!valid11){
break;
}
}
}
else {
validate74.errors = [{instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data28 = data.at;
const _errs71 = errors;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
validate74.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs71){
if((typeof data28 == "number") && (isFinite(data28))){
if(data28 > 9007199254740991 || isNaN(data28)){
validate74.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data28 < 0 || isNaN(data28)){
validate74.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data29 = data.since;
const _errs73 = errors;
if(!((typeof data29 == "number") && (isFinite(data29)))){
validate74.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs73 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs75 = errors;
if(typeof data.replace !== "boolean"){
validate74.errors = [{instancePath:instancePath+"/replace",schemaPath:"#/properties/replace/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs75 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
else {
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate74.errors = vErrors;
return errors === 0;
}

export const check65 = validate75;
const schema76 = {"type":"object","required":["entries"],"properties":{"entries":{"type":"array","items":{"type":"object","required":["content","status"],"properties":{"content":{"type":"string"},"priority":{"type":"string","enum":["high","medium","low"]},"status":{"type":"string","enum":["pending","in_progress","completed"]}}}},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"}},"$id":"check65"};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check65" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.entries === undefined) && (missing0 = "entries")){
validate75.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.entries !== undefined){
let data0 = data.entries;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.content === undefined) && (missing1 = "content")) || ((data1.status === undefined) && (missing1 = "status"))){
validate75.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.content !== undefined){
const _errs5 = errors;
if(typeof data1.content !== "string"){
validate75.errors = [{instancePath:instancePath+"/entries/" + i0+"/content",schemaPath:"#/properties/entries/items/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.priority !== undefined){
let data3 = data1.priority;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate75.errors = [{instancePath:instancePath+"/entries/" + i0+"/priority",schemaPath:"#/properties/entries/items/properties/priority/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data3 === "high") || (data3 === "medium")) || (data3 === "low"))){
validate75.errors = [{instancePath:instancePath+"/entries/" + i0+"/priority",schemaPath:"#/properties/entries/items/properties/priority/enum",keyword:"enum",params:{allowedValues: schema76.properties.entries.items.properties.priority.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.status !== undefined){
let data4 = data1.status;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate75.errors = [{instancePath:instancePath+"/entries/" + i0+"/status",schemaPath:"#/properties/entries/items/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data4 === "pending") || (data4 === "in_progress")) || (data4 === "completed"))){
validate75.errors = [{instancePath:instancePath+"/entries/" + i0+"/status",schemaPath:"#/properties/entries/items/properties/status/enum",keyword:"enum",params:{allowedValues: schema76.properties.entries.items.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/entries/" + i0,schemaPath:"#/properties/entries/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data5 = data.at;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate75.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate75.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate75.errors = [{instancePath:instancePath+"/at",schemaPath:"#/properties/at/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data6 = data.since;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate75.errors = [{instancePath:instancePath+"/since",schemaPath:"#/properties/since/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

export const check66 = validate76;
const schema77 = {"type":"object","required":["requestId","title","options"],"properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"kind":{"type":"string"},"content":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","content"],"properties":{"type":{"type":"string","const":"content"},"content":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["type","kind","data"],"properties":{"type":{"type":"string","const":"other"},"kind":{"type":"string"},"data":{}}}]}}},{"type":"object","required":["type","path","newText"],"properties":{"type":{"type":"string","const":"diff"},"path":{"type":"string"},"oldText":{"type":"string"},"newText":{"type":"string"}}},{"type":"object","required":["type","terminalId"],"properties":{"type":{"type":"string","const":"terminal"},"terminalId":{"type":"string"}}},{"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"other"},"data":{}}}]}},"locations":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"rawInput":{},"options":{"type":"array","items":{"type":"object","required":["optionId","name","kind"],"properties":{"optionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"},"kind":{"type":"string"}}}}},"$id":"check66"};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check66" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requestId === undefined) && (missing0 = "requestId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.options === undefined) && (missing0 = "options"))){
validate76.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate76.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate76.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCallId !== undefined){
let data1 = data.toolCallId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate76.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate76.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/toolCallId",schemaPath:"#/properties/toolCallId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs5 = errors;
if(typeof data.title !== "string"){
validate76.errors = [{instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.kind !== undefined){
const _errs7 = errors;
if(typeof data.kind !== "string"){
validate76.errors = [{instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid1 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.type === undefined) && (missing1 = "type")) || ((data5.content === undefined) && (missing1 = "content"))){
const err0 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data5.type !== undefined){
let data6 = data5.type;
const _errs15 = errors;
if(typeof data6 !== "string"){
const err1 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("content" !== data6){
const err2 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "content"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.content !== undefined){
let data7 = data5.content;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(errors === _errs19){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.type === undefined) && (missing2 = "type")) || ((data7.text === undefined) && (missing2 = "text"))){
const err3 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data7.type !== undefined){
let data8 = data7.type;
const _errs21 = errors;
if(typeof data8 !== "string"){
const err4 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if("text" !== data8){
const err5 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.text !== undefined){
const _errs23 = errors;
if(typeof data7.text !== "string"){
const err6 = {instancePath:instancePath+"/content/" + i0+"/content/text",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
const err7 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var _valid1 = _errs19 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs25 = errors;
if(errors === _errs25){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing3;
if((((data7.type === undefined) && (missing3 = "type")) || ((data7.uri === undefined) && (missing3 = "uri"))) || ((data7.name === undefined) && (missing3 = "name"))){
const err8 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data7.type !== undefined){
let data10 = data7.type;
const _errs27 = errors;
if(typeof data10 !== "string"){
const err9 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if("resourceLink" !== data10){
const err10 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "resourceLink"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid6 = _errs27 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.uri !== undefined){
let data11 = data7.uri;
const _errs29 = errors;
if(errors === _errs29){
if(typeof data11 === "string"){
if(data11.length < 1){
const err11 = {instancePath:instancePath+"/content/" + i0+"/content/uri",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/uri/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/content/" + i0+"/content/uri",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var valid6 = _errs29 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.name !== undefined){
const _errs31 = errors;
if(typeof data7.name !== "string"){
const err13 = {instancePath:instancePath+"/content/" + i0+"/content/name",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.mimeType !== undefined){
const _errs33 = errors;
if(typeof data7.mimeType !== "string"){
const err14 = {instancePath:instancePath+"/content/" + i0+"/content/mimeType",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/mimeType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data7.size !== undefined){
let data14 = data7.size;
const _errs35 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err15 = {instancePath:instancePath+"/content/" + i0+"/content/size",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(errors === _errs35){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
const err16 = {instancePath:instancePath+"/content/" + i0+"/content/size",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/size/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
if(data14 < 0 || isNaN(data14)){
const err17 = {instancePath:instancePath+"/content/" + i0+"/content/size",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/properties/size/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
var valid6 = _errs35 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
const err18 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
var _valid1 = _errs25 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs37 = errors;
if(errors === _errs37){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing4;
if((((data7.type === undefined) && (missing4 = "type")) || ((data7.kind === undefined) && (missing4 = "kind"))) || ((data7.data === undefined) && (missing4 = "data"))){
const err19 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data7.type !== undefined){
let data15 = data7.type;
const _errs39 = errors;
if(typeof data15 !== "string"){
const err20 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if("other" !== data15){
const err21 = {instancePath:instancePath+"/content/" + i0+"/content/type",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "other"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var valid7 = _errs39 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data7.kind !== undefined){
const _errs41 = errors;
if(typeof data7.kind !== "string"){
const err22 = {instancePath:instancePath+"/content/" + i0+"/content/kind",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid7 = _errs41 === errors;
}
else {
var valid7 = true;
}
}
}
}
else {
const err23 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid1 = _errs37 === errors;
valid4 = valid4 || _valid1;
}
}
if(!valid4){
const err24 = {instancePath:instancePath+"/content/" + i0+"/content",schemaPath:"#/properties/content/items/anyOf/0/properties/content/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs17 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err25 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs43 = errors;
if(errors === _errs43){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing5;
if((((data5.type === undefined) && (missing5 = "type")) || ((data5.path === undefined) && (missing5 = "path"))) || ((data5.newText === undefined) && (missing5 = "newText"))){
const err26 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
if(data5.type !== undefined){
let data17 = data5.type;
const _errs45 = errors;
if(typeof data17 !== "string"){
const err27 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if("diff" !== data17){
const err28 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "diff"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.path !== undefined){
const _errs47 = errors;
if(typeof data5.path !== "string"){
const err29 = {instancePath:instancePath+"/content/" + i0+"/path",schemaPath:"#/properties/content/items/anyOf/1/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var valid8 = _errs47 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.oldText !== undefined){
const _errs49 = errors;
if(typeof data5.oldText !== "string"){
const err30 = {instancePath:instancePath+"/content/" + i0+"/oldText",schemaPath:"#/properties/content/items/anyOf/1/properties/oldText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var valid8 = _errs49 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data5.newText !== undefined){
const _errs51 = errors;
if(typeof data5.newText !== "string"){
const err31 = {instancePath:instancePath+"/content/" + i0+"/newText",schemaPath:"#/properties/content/items/anyOf/1/properties/newText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var valid8 = _errs51 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var _valid0 = _errs43 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs53 = errors;
if(errors === _errs53){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing6;
if(((data5.type === undefined) && (missing6 = "type")) || ((data5.terminalId === undefined) && (missing6 = "terminalId"))){
const err33 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/2/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
if(data5.type !== undefined){
let data21 = data5.type;
const _errs55 = errors;
if(typeof data21 !== "string"){
const err34 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if("terminal" !== data21){
const err35 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "terminal"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var valid9 = _errs55 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data5.terminalId !== undefined){
const _errs57 = errors;
if(typeof data5.terminalId !== "string"){
const err36 = {instancePath:instancePath+"/content/" + i0+"/terminalId",schemaPath:"#/properties/content/items/anyOf/2/properties/terminalId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid9 = _errs57 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
const err37 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
var _valid0 = _errs53 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs59 = errors;
if(errors === _errs59){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing7;
if(((data5.type === undefined) && (missing7 = "type")) || ((data5.data === undefined) && (missing7 = "data"))){
const err38 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/3/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
else {
if(data5.type !== undefined){
let data23 = data5.type;
if(typeof data23 !== "string"){
const err39 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/3/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if("other" !== data23){
const err40 = {instancePath:instancePath+"/content/" + i0+"/type",schemaPath:"#/properties/content/items/anyOf/3/properties/type/const",keyword:"const",params:{allowedValue: "other"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
}
else {
const err41 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
var _valid0 = _errs59 === errors;
valid2 = valid2 || _valid0;
}
}
}
if(!valid2){
const err42 = {instancePath:instancePath+"/content/" + i0,schemaPath:"#/properties/content/items/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
validate76.errors = vErrors;
return false;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs11 === errors;
if(!valid1){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/content",schemaPath:"#/properties/content/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data24 = data.locations;
const _errs63 = errors;
if(errors === _errs63){
if(Array.isArray(data24)){
var valid11 = true;
const len1 = data24.length;
for(let i1=0; i1<len1; i1++){
let data25 = data24[i1];
const _errs65 = errors;
if(errors === _errs65){
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing8;
if((data25.path === undefined) && (missing8 = "path")){
validate76.errors = [{instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"}];
return false;
}
else {
if(data25.path !== undefined){
const _errs67 = errors;
if(typeof data25.path !== "string"){
validate76.errors = [{instancePath:instancePath+"/locations/" + i1+"/path",schemaPath:"#/properties/locations/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs67 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data25.line !== undefined){
let data27 = data25.line;
const _errs69 = errors;
if(!(((typeof data27 == "number") && (!(data27 % 1) && !isNaN(data27))) && (isFinite(data27)))){
validate76.errors = [{instancePath:instancePath+"/locations/" + i1+"/line",schemaPath:"#/properties/locations/items/properties/line/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs69){
if((typeof data27 == "number") && (isFinite(data27))){
if(data27 > 9007199254740991 || isNaN(data27)){
validate76.errors = [{instancePath:instancePath+"/locations/" + i1+"/line",schemaPath:"#/properties/locations/items/properties/line/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data27 < 0 || isNaN(data27)){
validate76.errors = [{instancePath:instancePath+"/locations/" + i1+"/line",schemaPath:"#/properties/locations/items/properties/line/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/locations/" + i1,schemaPath:"#/properties/locations/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid11 = _errs65 === errors;
if(!valid11){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/locations",schemaPath:"#/properties/locations/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs63 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data28 = data.options;
const _errs71 = errors;
if(errors === _errs71){
if(Array.isArray(data28)){
var valid13 = true;
const len2 = data28.length;
for(let i2=0; i2<len2; i2++){
let data29 = data28[i2];
const _errs73 = errors;
if(errors === _errs73){
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
let missing9;
if((((data29.optionId === undefined) && (missing9 = "optionId")) || ((data29.name === undefined) && (missing9 = "name"))) || ((data29.kind === undefined) && (missing9 = "kind"))){
validate76.errors = [{instancePath:instancePath+"/options/" + i2,schemaPath:"#/properties/options/items/required",keyword:"required",params:{missingProperty: missing9},message:"must have required property '"+missing9+"'"}];
return false;
}
else {
if(data29.optionId !== undefined){
let data30 = data29.optionId;
const _errs75 = errors;
if(errors === _errs75){
if(typeof data30 === "string"){
if(data30.length > 512){
validate76.errors = [{instancePath:instancePath+"/options/" + i2+"/optionId",schemaPath:"#/properties/options/items/properties/optionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data30.length < 1){
validate76.errors = [{instancePath:instancePath+"/options/" + i2+"/optionId",schemaPath:"#/properties/options/items/properties/optionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/options/" + i2+"/optionId",schemaPath:"#/properties/options/items/properties/optionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid14 = _errs75 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data29.name !== undefined){
const _errs77 = errors;
if(typeof data29.name !== "string"){
validate76.errors = [{instancePath:instancePath+"/options/" + i2+"/name",schemaPath:"#/properties/options/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs77 === errors;
}
else {
var valid14 = true;
}
if(valid14){
if(data29.kind !== undefined){
const _errs79 = errors;
if(typeof data29.kind !== "string"){
validate76.errors = [{instancePath:instancePath+"/options/" + i2+"/kind",schemaPath:"#/properties/options/items/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs79 === errors;
}
else {
var valid14 = true;
}
}
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/options/" + i2,schemaPath:"#/properties/options/items/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid13 = _errs73 === errors;
if(!valid13){
break;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/options",schemaPath:"#/properties/options/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid0 = _errs71 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
else {
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

export const check67 = validate77;
const schema78 = {"type":"object","required":["requestId","outcome"],"properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"outcome":{"anyOf":[{"type":"object","required":["type","optionId"],"properties":{"type":{"type":"string","const":"selected"},"optionId":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"cancelled"}}},{"type":"object","required":["type","reason"],"properties":{"type":{"type":"string","const":"lapsed"},"reason":{"type":"string"}}}]}},"$id":"check67"};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check67" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate77.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate77.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate77.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/requestId",schemaPath:"#/properties/requestId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outcome !== undefined){
let data1 = data.outcome;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.type === undefined) && (missing1 = "type")) || ((data1.optionId === undefined) && (missing1 = "optionId"))){
const err0 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/0/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err1 = {instancePath:instancePath+"/outcome/type",schemaPath:"#/properties/outcome/anyOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("selected" !== data2){
const err2 = {instancePath:instancePath+"/outcome/type",schemaPath:"#/properties/outcome/anyOf/0/properties/type/const",keyword:"const",params:{allowedValue: "selected"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.optionId !== undefined){
let data3 = data1.optionId;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 512){
const err3 = {instancePath:instancePath+"/outcome/optionId",schemaPath:"#/properties/outcome/anyOf/0/properties/optionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data3.length < 1){
const err4 = {instancePath:instancePath+"/outcome/optionId",schemaPath:"#/properties/outcome/anyOf/0/properties/optionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/outcome/optionId",schemaPath:"#/properties/outcome/anyOf/0/properties/optionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(errors === _errs11){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.type === undefined) && (missing2 = "type")){
const err7 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
if(data1.type !== undefined){
let data4 = data1.type;
if(typeof data4 !== "string"){
const err8 = {instancePath:instancePath+"/outcome/type",schemaPath:"#/properties/outcome/anyOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("cancelled" !== data4){
const err9 = {instancePath:instancePath+"/outcome/type",schemaPath:"#/properties/outcome/anyOf/1/properties/type/const",keyword:"const",params:{allowedValue: "cancelled"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(errors === _errs15){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if(((data1.type === undefined) && (missing3 = "type")) || ((data1.reason === undefined) && (missing3 = "reason"))){
const err11 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/2/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data1.type !== undefined){
let data5 = data1.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/outcome/type",schemaPath:"#/properties/outcome/anyOf/2/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("lapsed" !== data5){
const err13 = {instancePath:instancePath+"/outcome/type",schemaPath:"#/properties/outcome/anyOf/2/properties/type/const",keyword:"const",params:{allowedValue: "lapsed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.reason !== undefined){
const _errs19 = errors;
if(typeof data1.reason !== "string"){
const err14 = {instancePath:instancePath+"/outcome/reason",schemaPath:"#/properties/outcome/anyOf/2/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err16 = {instancePath:instancePath+"/outcome",schemaPath:"#/properties/outcome/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate77.errors = vErrors;
return false;
}
else {
errors = _errs4;
if(vErrors !== null){
if(_errs4){
vErrors.length = _errs4;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

export const check68 = validate78;
const schema79 = {"type":"object","required":["agentSessionId","agent"],"properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"agent":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"version":{"type":"string"}}}},"$id":"check68"};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check68" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentSessionId === undefined) && (missing0 = "agentSessionId")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate78.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agentSessionId !== undefined){
let data0 = data.agentSessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate78.errors = [{instancePath:instancePath+"/agentSessionId",schemaPath:"#/properties/agentSessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate78.errors = [{instancePath:instancePath+"/agentSessionId",schemaPath:"#/properties/agentSessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/agentSessionId",schemaPath:"#/properties/agentSessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
let data1 = data.agent;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
validate78.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs5 = errors;
if(typeof data1.name !== "string"){
validate78.errors = [{instancePath:instancePath+"/agent/name",schemaPath:"#/properties/agent/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.title !== undefined){
const _errs7 = errors;
if(typeof data1.title !== "string"){
validate78.errors = [{instancePath:instancePath+"/agent/title",schemaPath:"#/properties/agent/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.version !== undefined){
const _errs9 = errors;
if(typeof data1.version !== "string"){
validate78.errors = [{instancePath:instancePath+"/agent/version",schemaPath:"#/properties/agent/properties/version/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate78.errors = [{instancePath:instancePath+"/agent",schemaPath:"#/properties/agent/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}

export const check69 = validate79;
const schema80 = {"type":"object","required":["message"],"properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"message":{"type":"string"},"exitCode":{"type":"integer"},"signal":{"type":"string"},"stderr":{"type":"string"}},"$id":"check69"};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check69" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate79.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agentSessionId !== undefined){
let data0 = data.agentSessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate79.errors = [{instancePath:instancePath+"/agentSessionId",schemaPath:"#/properties/agentSessionId/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate79.errors = [{instancePath:instancePath+"/agentSessionId",schemaPath:"#/properties/agentSessionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate79.errors = [{instancePath:instancePath+"/agentSessionId",schemaPath:"#/properties/agentSessionId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs3 = errors;
if(typeof data.message !== "string"){
validate79.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data2 = data.exitCode;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate79.errors = [{instancePath:instancePath+"/exitCode",schemaPath:"#/properties/exitCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signal !== undefined){
const _errs7 = errors;
if(typeof data.signal !== "string"){
validate79.errors = [{instancePath:instancePath+"/signal",schemaPath:"#/properties/signal/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
const _errs9 = errors;
if(typeof data.stderr !== "string"){
validate79.errors = [{instancePath:instancePath+"/stderr",schemaPath:"#/properties/stderr/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
else {
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate79.errors = vErrors;
return errors === 0;
}

export const check70 = validate80;
const schema81 = {"type":"object","required":["aspect","value"],"properties":{"aspect":{"type":"string","enum":["commands","mode","config","usage","info"]},"value":{"type":"object"}},"$id":"check70"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check70" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.aspect === undefined) && (missing0 = "aspect")) || ((data.value === undefined) && (missing0 = "value"))){
validate80.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.aspect !== undefined){
let data0 = data.aspect;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/aspect",schemaPath:"#/properties/aspect/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data0 === "commands") || (data0 === "mode")) || (data0 === "config")) || (data0 === "usage")) || (data0 === "info"))){
validate80.errors = [{instancePath:instancePath+"/aspect",schemaPath:"#/properties/aspect/enum",keyword:"enum",params:{allowedValues: schema81.properties.aspect.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.value !== undefined){
let data1 = data.value;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate80.errors = [{instancePath:instancePath+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}

export const check71 = validate81;
const schema82 = {"type":"object","required":["update","data"],"properties":{"update":{"type":"string"},"data":{"type":"object"}},"$id":"check71"};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="check71" */;
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.update === undefined) && (missing0 = "update")) || ((data.data === undefined) && (missing0 = "data"))){
validate81.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.update !== undefined){
const _errs1 = errors;
if(typeof data.update !== "string"){
validate81.errors = [{instancePath:instancePath+"/update",schemaPath:"#/properties/update/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
let data1 = data.data;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate81.errors = [{instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate81.errors = vErrors;
return errors === 0;
}

export const validators = {
	"envelope:req": check0,
	"envelope:res:ok": check1,
	"envelope:res:error": check2,
	"envelope:evt": check3,
	"params:hub.hello": check4,
	"params:hub.status": check5,
	"params:hub.listen": check6,
	"params:hub.unlisten": check7,
	"params:hub.stop": check8,
	"params:folder.list": check9,
	"params:folder.browse": check10,
	"params:folder.add": check11,
	"params:folder.trust": check12,
	"params:agent.list": check13,
	"params:agent.prefer": check14,
	"params:session.create": check15,
	"params:session.list": check16,
	"params:session.open": check17,
	"params:session.close": check18,
	"params:session.page": check19,
	"params:session.rename": check20,
	"params:session.command": check21,
	"params:session.delete": check22,
	"params:prompt.send": check23,
	"params:prompt.remove": check24,
	"params:prompt.resume": check25,
	"params:prompt.stop": check26,
	"params:permission.answer": check27,
	"result:hub.hello": check28,
	"result:hub.status": check29,
	"result:hub.listen": check30,
	"result:hub.unlisten": check31,
	"result:hub.stop": check32,
	"result:folder.list": check33,
	"result:folder.browse": check34,
	"result:folder.add": check35,
	"result:folder.trust": check36,
	"result:agent.list": check37,
	"result:agent.prefer": check38,
	"result:session.create": check39,
	"result:session.list": check40,
	"result:session.open": check41,
	"result:session.close": check42,
	"result:session.page": check43,
	"result:session.rename": check44,
	"result:session.command": check45,
	"result:session.delete": check46,
	"result:prompt.send": check47,
	"result:prompt.remove": check48,
	"result:prompt.resume": check49,
	"result:prompt.stop": check50,
	"result:permission.answer": check51,
	"topic:connection": check52,
	"topic:state": check53,
	"topic:events": check54,
	"log": check55,
	"log:session.created": check56,
	"log:session.renamed": check57,
	"log:prompt.accepted": check58,
	"log:prompt.removed": check59,
	"log:prompt.sent": check60,
	"log:turn.ended": check61,
	"log:text": check62,
	"log:content": check63,
	"log:tool": check64,
	"log:plan": check65,
	"log:permission.requested": check66,
	"log:permission.resolved": check67,
	"log:agent.attached": check68,
	"log:agent.lost": check69,
	"log:agent.state": check70,
	"log:agent.update": check71,
};
