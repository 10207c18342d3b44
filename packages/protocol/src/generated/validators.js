// Written by "npm run generate" from the schemas beside it. Do not edit.

const check0 = validate21;
const schema6 = {"type":"object","required":["v","kind","id","method"],"$id":"check0","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"req"},"id":{"type":"string","minLength":1,"maxLength":512},"method":{"type":"string","minLength":1,"maxLength":200},"params":{}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.method === undefined) && (missing0 = "method"))){
validate21.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/v",message:"must be number"}];
return false;
}
if(1 !== data0){
validate21.errors = [{instancePath:instancePath+"/v",message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if("req" !== data1){
validate21.errors = [{instancePath:instancePath+"/kind",message:"must be equal to constant"}];
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
validate21.errors = [{instancePath:instancePath+"/id",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate21.errors = [{instancePath:instancePath+"/id",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/id",message:"must be string"}];
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
validate21.errors = [{instancePath:instancePath+"/method",message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data3.length < 1){
validate21.errors = [{instancePath:instancePath+"/method",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate21.errors = [{instancePath:instancePath+"/method",message:"must be string"}];
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
validate21.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

const check1 = validate22;
const schema7 = {"type":"object","required":["v","kind","id","ok"],"$id":"check1","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"res"},"id":{"type":"string","minLength":1,"maxLength":512},"ok":{"type":"boolean","const":true},"result":{}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))){
validate22.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate22.errors = [{instancePath:instancePath+"/v",message:"must be number"}];
return false;
}
if(1 !== data0){
validate22.errors = [{instancePath:instancePath+"/v",message:"must be equal to constant"}];
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
validate22.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if("res" !== data1){
validate22.errors = [{instancePath:instancePath+"/kind",message:"must be equal to constant"}];
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
validate22.errors = [{instancePath:instancePath+"/id",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate22.errors = [{instancePath:instancePath+"/id",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/id",message:"must be string"}];
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
validate22.errors = [{instancePath:instancePath+"/ok",message:"must be boolean"}];
return false;
}
if(true !== data3){
validate22.errors = [{instancePath:instancePath+"/ok",message:"must be equal to constant"}];
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
validate22.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const check2 = validate23;
const schema8 = {"type":"object","required":["v","kind","id","ok","error"],"$id":"check2","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"res"},"id":{"type":"string","minLength":1,"maxLength":512},"ok":{"type":"boolean","const":false},"error":{"type":"object","required":["code","message"],"properties":{"code":{"type":"string","minLength":1,"maxLength":100},"message":{"type":"string"},"wording":{"$ref":"part0"},"details":{}}}}};
const schema9 = {"type":"object","required":["code"],"properties":{"code":{"type":"string","minLength":1,"maxLength":100},"values":{"$ref":"part1"}},"$id":"part0"};
const schema10 = {"type":"object","patternProperties":{"^.*$":{"anyOf":[{"type":"string"},{"type":"number"},{"type":"object","required":["code"],"properties":{"code":{"type":"string","minLength":1,"maxLength":100},"values":{"type":"object","patternProperties":{"^.*$":{"anyOf":[{"type":"string"},{"type":"number"}]}}}}}]}},"$id":"part1"};
const pattern0 = new RegExp("^.*$", "u");

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
var valid0 = true;
for(const key0 in data){
if(pattern0.test(key0)){
let data0 = data[key0];
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(errors === _errs7){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((data0.code === undefined) && (missing0 = "code")){
const err2 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(data1.length > 100){
const err3 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code",message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1.length < 1){
const err4 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code",message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code",message:"must be string"};
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
if(valid2){
if(data0.values !== undefined){
let data2 = data0.values;
const _errs11 = errors;
if(errors === _errs11){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
var valid3 = true;
for(const key1 in data2){
if(pattern0.test(key1)){
let data3 = data2[key1];
const _errs13 = errors;
const _errs14 = errors;
let valid4 = false;
const _errs15 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs17 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs13 === errors;
if(!valid3){
break;
}
}
}
}
else {
const err9 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values",message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
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
const err10 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
const err11 = {instancePath:instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate25.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
validate24.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.code !== undefined){
let data0 = data.code;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100){
validate24.errors = [{instancePath:instancePath+"/code",message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(data0.length < 1){
validate24.errors = [{instancePath:instancePath+"/code",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate24.errors = [{instancePath:instancePath+"/code",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.values !== undefined){
const _errs3 = errors;
if(!(validate25(data.values, {instancePath:instancePath+"/values",parentData:data,parentDataProperty:"values",rootData}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
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
validate24.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.error === undefined) && (missing0 = "error"))){
validate23.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate23.errors = [{instancePath:instancePath+"/v",message:"must be number"}];
return false;
}
if(1 !== data0){
validate23.errors = [{instancePath:instancePath+"/v",message:"must be equal to constant"}];
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
validate23.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if("res" !== data1){
validate23.errors = [{instancePath:instancePath+"/kind",message:"must be equal to constant"}];
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
validate23.errors = [{instancePath:instancePath+"/id",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate23.errors = [{instancePath:instancePath+"/id",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/id",message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/ok",message:"must be boolean"}];
return false;
}
if(false !== data3){
validate23.errors = [{instancePath:instancePath+"/ok",message:"must be equal to constant"}];
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
validate23.errors = [{instancePath:instancePath+"/error",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.code !== undefined){
let data5 = data4.code;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 100){
validate23.errors = [{instancePath:instancePath+"/error/code",message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(data5.length < 1){
validate23.errors = [{instancePath:instancePath+"/error/code",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/error/code",message:"must be string"}];
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
validate23.errors = [{instancePath:instancePath+"/error/message",message:"must be string"}];
return false;
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.wording !== undefined){
const _errs15 = errors;
if(!(validate24(data4.wording, {instancePath:instancePath+"/error/wording",parentData:data4,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate23.errors = [{instancePath:instancePath+"/error",message:"must be object"}];
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
validate23.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate23.errors = vErrors;
return errors === 0;
}

const check3 = validate28;
const schema11 = {"type":"object","required":["v","kind","topic","payload"],"$id":"check3","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"evt"},"topic":{"type":"string","minLength":1,"maxLength":100},"payload":{}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate28.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.v !== undefined){
let data0 = data.v;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate28.errors = [{instancePath:instancePath+"/v",message:"must be number"}];
return false;
}
if(1 !== data0){
validate28.errors = [{instancePath:instancePath+"/v",message:"must be equal to constant"}];
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
validate28.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if("evt" !== data1){
validate28.errors = [{instancePath:instancePath+"/kind",message:"must be equal to constant"}];
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
validate28.errors = [{instancePath:instancePath+"/topic",message:"must NOT have more than 100 characters"}];
return false;
}
else {
if(data2.length < 1){
validate28.errors = [{instancePath:instancePath+"/topic",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/topic",message:"must be string"}];
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
validate28.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const check4 = validate29;
const schema12 = {"type":"object","required":["client"],"$id":"check4","properties":{"client":{"type":"object","required":["kind","version"],"properties":{"kind":{"type":"string","enum":["browser","editor","command","test"]},"version":{"type":"string"}}},"epoch":{"type":"string","minLength":1,"maxLength":512},"lastSeen":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":9007199254740991}}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.client === undefined) && (missing0 = "client")){
validate29.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate29.errors = [{instancePath:instancePath+"/client",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.kind !== undefined){
let data1 = data0.kind;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate29.errors = [{instancePath:instancePath+"/client/kind",message:"must be string"}];
return false;
}
if(!((((data1 === "browser") || (data1 === "editor")) || (data1 === "command")) || (data1 === "test"))){
validate29.errors = [{instancePath:instancePath+"/client/kind",message:"must be equal to one of the allowed values"}];
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
validate29.errors = [{instancePath:instancePath+"/client/version",message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/client",message:"must be object"}];
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
validate29.errors = [{instancePath:instancePath+"/epoch",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate29.errors = [{instancePath:instancePath+"/epoch",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate29.errors = [{instancePath:instancePath+"/epoch",message:"must be string"}];
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
validate29.errors = [{instancePath:instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate29.errors = [{instancePath:instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate29.errors = [{instancePath:instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be >= 0"}];
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
validate29.errors = [{instancePath:instancePath+"/lastSeen",message:"must be object"}];
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
validate29.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const check5 = validate30;
const schema13 = {"type":"object","required":["received"],"$id":"check5","properties":{"received":{"type":"string","minLength":1,"maxLength":512}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.received === undefined) && (missing0 = "received")){
validate30.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.received !== undefined){
let data0 = data.received;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate30.errors = [{instancePath:instancePath+"/received",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate30.errors = [{instancePath:instancePath+"/received",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate30.errors = [{instancePath:instancePath+"/received",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate30.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const check6 = validate31;
const schema14 = {"type":"object","$id":"check6","properties":{}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate31.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const check7 = validate32;
const schema15 = {"type":"object","required":["host","port"],"$id":"check7","properties":{"host":{"type":"string","minLength":1,"maxLength":255},"port":{"type":"integer","minimum":0,"maximum":65535},"token":{"type":"string","minLength":32,"maxLength":128},"unprotected":{"type":"boolean"}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.host === undefined) && (missing0 = "host")) || ((data.port === undefined) && (missing0 = "port"))){
validate32.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.host !== undefined){
let data0 = data.host;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 255){
validate32.errors = [{instancePath:instancePath+"/host",message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(data0.length < 1){
validate32.errors = [{instancePath:instancePath+"/host",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/host",message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/port",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/port",message:"must be <= 65535"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate32.errors = [{instancePath:instancePath+"/port",message:"must be >= 0"}];
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
validate32.errors = [{instancePath:instancePath+"/token",message:"must NOT have more than 128 characters"}];
return false;
}
else {
if(data2.length < 32){
validate32.errors = [{instancePath:instancePath+"/token",message:"must NOT have fewer than 32 characters"}];
return false;
}
}
}
else {
validate32.errors = [{instancePath:instancePath+"/token",message:"must be string"}];
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
validate32.errors = [{instancePath:instancePath+"/unprotected",message:"must be boolean"}];
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
validate32.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const check8 = validate33;
const schema16 = {"type":"object","required":["url"],"$id":"check8","properties":{"url":{"type":"string"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
validate33.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
validate33.errors = [{instancePath:instancePath+"/url",message:"must be string"}];
return false;
}
}
}
}
else {
validate33.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const check9 = validate34;
const schema17 = {"type":"object","$id":"check9","properties":{"force":{"type":"boolean"},"despiteClients":{"type":"boolean"},"leaveAgents":{"type":"boolean"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force !== undefined){
const _errs1 = errors;
if(typeof data.force !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/force",message:"must be boolean"}];
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
validate34.errors = [{instancePath:instancePath+"/despiteClients",message:"must be boolean"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.leaveAgents !== undefined){
const _errs5 = errors;
if(typeof data.leaveAgents !== "boolean"){
validate34.errors = [{instancePath:instancePath+"/leaveAgents",message:"must be boolean"}];
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
else {
validate34.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const check10 = validate35;
const schema18 = {"type":"object","required":["folders","isFocused","isWatching"],"$id":"check10","properties":{"folders":{"type":"array","items":{"type":"object","required":["path","trusted"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"trusted":{"type":"boolean"}}}},"isFocused":{"type":"boolean"},"isWatching":{"type":"boolean"},"environment":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.folders === undefined) && (missing0 = "folders")) || ((data.isFocused === undefined) && (missing0 = "isFocused"))) || ((data.isWatching === undefined) && (missing0 = "isWatching"))){
validate35.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
if(((data1.path === undefined) && (missing1 = "path")) || ((data1.trusted === undefined) && (missing1 = "trusted"))){
validate35.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.path !== undefined){
let data2 = data1.path;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 4096){
validate35.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data2.length < 1){
validate35.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must be string"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.trusted !== undefined){
const _errs7 = errors;
if(typeof data1.trusted !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/folders/" + i0+"/trusted",message:"must be boolean"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must be object"}];
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
validate35.errors = [{instancePath:instancePath+"/folders",message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isFocused !== undefined){
const _errs9 = errors;
if(typeof data.isFocused !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/isFocused",message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isWatching !== undefined){
const _errs11 = errors;
if(typeof data.isWatching !== "boolean"){
validate35.errors = [{instancePath:instancePath+"/isWatching",message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.environment !== undefined){
let data6 = data.environment;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
const _errs16 = errors;
if(typeof data6[key0] !== "string"){
validate35.errors = [{instancePath:instancePath+"/environment/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be string"}];
return false;
}
var valid3 = _errs16 === errors;
if(!valid3){
break;
}
}
}
else {
validate35.errors = [{instancePath:instancePath+"/environment",message:"must be object"}];
return false;
}
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
validate35.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const check11 = validate36;
const schema19 = {"type":"object","required":["requestId","outcome"],"$id":"check11","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"outcome":{"anyOf":[{"type":"object","required":["ok","result"],"properties":{"ok":{"type":"boolean","const":true},"result":{}}},{"type":"object","required":["ok","message"],"properties":{"ok":{"type":"boolean","const":false},"message":{"type":"string"},"wording":{"$ref":"part0"}}}]}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate36.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate36.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate36.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate36.errors = [{instancePath:instancePath+"/requestId",message:"must be string"}];
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
if(((data1.ok === undefined) && (missing1 = "ok")) || ((data1.result === undefined) && (missing1 = "result"))){
const err0 = {instancePath:instancePath+"/outcome",message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.ok !== undefined){
let data2 = data1.ok;
if(typeof data2 !== "boolean"){
const err1 = {instancePath:instancePath+"/outcome/ok",message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(true !== data2){
const err2 = {instancePath:instancePath+"/outcome/ok",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
}
else {
const err3 = {instancePath:instancePath+"/outcome",message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(errors === _errs9){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.ok === undefined) && (missing2 = "ok")) || ((data1.message === undefined) && (missing2 = "message"))){
const err4 = {instancePath:instancePath+"/outcome",message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data1.ok !== undefined){
let data3 = data1.ok;
const _errs11 = errors;
if(typeof data3 !== "boolean"){
const err5 = {instancePath:instancePath+"/outcome/ok",message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(false !== data3){
const err6 = {instancePath:instancePath+"/outcome/ok",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.message !== undefined){
const _errs13 = errors;
if(typeof data1.message !== "string"){
const err7 = {instancePath:instancePath+"/outcome/message",message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.wording !== undefined){
const _errs15 = errors;
if(!(validate24(data1.wording, {instancePath:instancePath+"/outcome/wording",parentData:data1,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/outcome",message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err9 = {instancePath:instancePath+"/outcome",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate36.errors = vErrors;
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
validate36.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const check12 = validate38;
const schema20 = {"type":"object","$id":"check12","properties":{}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate38.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const check13 = validate39;
const schema21 = {"type":"object","required":["sessionId","path"],"$id":"check13","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"path":{"type":"string","minLength":1,"maxLength":4096},"line":{"type":"integer","minimum":0,"maximum":9007199254740991},"column":{"type":"integer","minimum":0,"maximum":9007199254740991},"outside":{"type":"boolean"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))){
validate39.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate39.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate39.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate39.errors = [{instancePath:instancePath+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate39.errors = [{instancePath:instancePath+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate39.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data2 = data.line;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate39.errors = [{instancePath:instancePath+"/line",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate39.errors = [{instancePath:instancePath+"/line",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate39.errors = [{instancePath:instancePath+"/line",message:"must be >= 0"}];
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
if(data.column !== undefined){
let data3 = data.column;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate39.errors = [{instancePath:instancePath+"/column",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate39.errors = [{instancePath:instancePath+"/column",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate39.errors = [{instancePath:instancePath+"/column",message:"must be >= 0"}];
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
if(data.outside !== undefined){
const _errs9 = errors;
if(typeof data.outside !== "boolean"){
validate39.errors = [{instancePath:instancePath+"/outside",message:"must be boolean"}];
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
validate39.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const check14 = validate40;
const schema22 = {"type":"object","required":["sessionId","path","after"],"$id":"check14","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"path":{"type":"string","minLength":1,"maxLength":4096},"before":{"$ref":"part2"},"after":{"$ref":"part2"}}};
const schema23 = {"anyOf":[{"type":"object","required":["text"],"properties":{"text":{"type":"string"}}},{"type":"object","required":["blob"],"properties":{"blob":{"type":"object","required":["blob","size"],"properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}],"$id":"part2"};
const pattern2 = new RegExp("^[0-9a-f]{64}$", "u");

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
const err0 = {instancePath,message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
const err1 = {instancePath:instancePath+"/text",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
}
else {
const err2 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(errors === _errs5){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((data.blob === undefined) && (missing1 = "blob")){
const err3 = {instancePath,message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data.blob !== undefined){
let data1 = data.blob;
const _errs7 = errors;
if(errors === _errs7){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.blob === undefined) && (missing2 = "blob")) || ((data1.size === undefined) && (missing2 = "size"))){
const err4 = {instancePath:instancePath+"/blob",message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data1.blob !== undefined){
let data2 = data1.blob;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err5 = {instancePath:instancePath+"/blob/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/blob/blob",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.size !== undefined){
let data3 = data1.size;
const _errs11 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/blob/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs11){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/blob/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/blob/size",message:"must be >= 0"};
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
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err10 = {instancePath:instancePath+"/blob",message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err12 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
validate41.errors = vErrors;
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
validate41.errors = vErrors;
return errors === 0;
}


function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.after === undefined) && (missing0 = "after"))){
validate40.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate40.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate40.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
let data1 = data.path;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate40.errors = [{instancePath:instancePath+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate40.errors = [{instancePath:instancePath+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate40.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
const _errs5 = errors;
if(!(validate41(data.before, {instancePath:instancePath+"/before",parentData:data,parentDataProperty:"before",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.after !== undefined){
const _errs6 = errors;
if(!(validate41(data.after, {instancePath:instancePath+"/after",parentData:data,parentDataProperty:"after",rootData}))){
vErrors = vErrors === null ? validate41.errors : vErrors.concat(validate41.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
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
validate40.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const check15 = validate44;
const schema24 = {"type":"object","required":["sessionId"],"$id":"check15","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate44.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate44.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate44.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate44.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}

const check16 = validate45;
const schema25 = {"type":"object","required":["sessionId","title","reason","ranMs"],"$id":"check16","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"reason":{"type":"string","enum":["waiting","ended","lost"]},"ranMs":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.ranMs === undefined) && (missing0 = "ranMs"))){
validate45.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate45.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate45.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate45.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
let data2 = data.reason;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate45.errors = [{instancePath:instancePath+"/reason",message:"must be string"}];
return false;
}
if(!(((data2 === "waiting") || (data2 === "ended")) || (data2 === "lost"))){
validate45.errors = [{instancePath:instancePath+"/reason",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.ranMs !== undefined){
let data3 = data.ranMs;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate45.errors = [{instancePath:instancePath+"/ranMs",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/ranMs",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate45.errors = [{instancePath:instancePath+"/ranMs",message:"must be >= 0"}];
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
}
}
}
}
}
else {
validate45.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}

const check17 = validate46;
const schema26 = {"type":"object","required":["name"],"$id":"check17","properties":{"name":{"type":"string","minLength":1,"maxLength":200}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
validate46.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 200){
validate46.errors = [{instancePath:instancePath+"/name",message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data0.length < 1){
validate46.errors = [{instancePath:instancePath+"/name",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate46.errors = [{instancePath:instancePath+"/name",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate46.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}

const check18 = validate47;
const schema27 = {"type":"object","required":["room"],"$id":"check18","properties":{"room":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.room === undefined) && (missing0 = "room")){
validate47.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.room !== undefined){
let data0 = data.room;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/room",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/room",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate47.errors = [{instancePath:instancePath+"/room",message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate47.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const check19 = validate48;
const schema28 = {"type":"object","required":["name","blob","size"],"$id":"check19","properties":{"name":{"type":"string","minLength":1,"maxLength":1024},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
validate48.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.name !== undefined){
let data0 = data.name;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 1024){
validate48.errors = [{instancePath:instancePath+"/name",message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(data0.length < 1){
validate48.errors = [{instancePath:instancePath+"/name",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate48.errors = [{instancePath:instancePath+"/name",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob !== undefined){
let data1 = data.blob;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate48.errors = [{instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate48.errors = [{instancePath:instancePath+"/blob",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data2 = data.size;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate48.errors = [{instancePath:instancePath+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate48.errors = [{instancePath:instancePath+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate48.errors = [{instancePath:instancePath+"/size",message:"must be >= 0"}];
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
validate48.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate48.errors = vErrors;
return errors === 0;
}

const check20 = validate49;
const schema29 = {"type":"object","required":["sessionIds","format","name"],"$id":"check20","properties":{"sessionIds":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"maxLength":512}},"format":{"type":"string","enum":["markdown","jsonl"]},"name":{"type":"string","minLength":1,"maxLength":1024}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionIds === undefined) && (missing0 = "sessionIds")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.name === undefined) && (missing0 = "name"))){
validate49.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionIds !== undefined){
let data0 = data.sessionIds;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length < 1){
validate49.errors = [{instancePath:instancePath+"/sessionIds",message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate49.errors = [{instancePath:instancePath+"/sessionIds/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate49.errors = [{instancePath:instancePath+"/sessionIds/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/sessionIds/" + i0,message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/sessionIds",message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data2 = data.format;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate49.errors = [{instancePath:instancePath+"/format",message:"must be string"}];
return false;
}
if(!((data2 === "markdown") || (data2 === "jsonl"))){
validate49.errors = [{instancePath:instancePath+"/format",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data3 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 1024){
validate49.errors = [{instancePath:instancePath+"/name",message:"must NOT have more than 1024 characters"}];
return false;
}
else {
if(data3.length < 1){
validate49.errors = [{instancePath:instancePath+"/name",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate49.errors = [{instancePath:instancePath+"/name",message:"must be string"}];
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
else {
validate49.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate49.errors = vErrors;
return errors === 0;
}

const check21 = validate50;
const schema30 = {"type":"object","$id":"check21","properties":{}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate50.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}

const check22 = validate51;
const schema31 = {"type":"object","$id":"check22","properties":{}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate51.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}

const check23 = validate52;
const schema32 = {"type":"object","$id":"check23","properties":{"path":{"type":"string","minLength":1,"maxLength":4096}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
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
validate52.errors = [{instancePath:instancePath+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate52.errors = [{instancePath:instancePath+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate52.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
}
}
}
else {
validate52.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate52.errors = vErrors;
return errors === 0;
}

const check24 = validate53;
const schema33 = {"type":"object","required":["path"],"$id":"check24","properties":{"path":{"type":"string","minLength":1,"maxLength":4096}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate53.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate53.errors = [{instancePath:instancePath+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate53.errors = [{instancePath:instancePath+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate53.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate53.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate53.errors = vErrors;
return errors === 0;
}

const check25 = validate54;
const schema34 = {"type":"object","required":["path","trusted"],"$id":"check25","properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"trusted":{"type":"boolean"}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.trusted === undefined) && (missing0 = "trusted"))){
validate54.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate54.errors = [{instancePath:instancePath+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate54.errors = [{instancePath:instancePath+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate54.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
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
validate54.errors = [{instancePath:instancePath+"/trusted",message:"must be boolean"}];
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
validate54.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}

const check26 = validate55;
const schema35 = {"type":"object","$id":"check26","properties":{}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate55.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}

const check27 = validate56;
const schema36 = {"type":"object","required":["agentId"],"$id":"check27","properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"command":{"type":"array","items":{"type":"string"}}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agentId === undefined) && (missing0 = "agentId")){
validate56.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate56.errors = [{instancePath:instancePath+"/agentId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate56.errors = [{instancePath:instancePath+"/agentId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/agentId",message:"must be string"}];
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
validate56.errors = [{instancePath:instancePath+"/command/" + i0,message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
validate56.errors = [{instancePath:instancePath+"/command",message:"must be array"}];
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
validate56.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate56.errors = vErrors;
return errors === 0;
}

const check28 = validate57;
const schema37 = {"type":"object","required":["folder"],"$id":"check28","properties":{"folder":{"type":"string","minLength":1},"agent":{"type":"string","minLength":1,"maxLength":512},"own":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate57.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
let data0 = data.folder;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
validate57.errors = [{instancePath:instancePath+"/folder",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/folder",message:"must be string"}];
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
validate57.errors = [{instancePath:instancePath+"/agent",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate57.errors = [{instancePath:instancePath+"/agent",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/agent",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.own !== undefined){
let data2 = data.own;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
if(data2.length > 1000){
validate57.errors = [{instancePath:instancePath+"/own",message:"must NOT have more than 1000 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate57.errors = [{instancePath:instancePath+"/own/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate57.errors = [{instancePath:instancePath+"/own/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/own/" + i0,message:"must be string"}];
return false;
}
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
}
else {
validate57.errors = [{instancePath:instancePath+"/own",message:"must be array"}];
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
validate57.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}

const check29 = validate58;
const schema38 = {"type":"object","$id":"check29","properties":{"folder":{"type":"string"},"before":{"type":"string","minLength":1,"maxLength":512},"limit":{"type":"integer","minimum":1,"maximum":200}}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder !== undefined){
const _errs1 = errors;
if(typeof data.folder !== "string"){
validate58.errors = [{instancePath:instancePath+"/folder",message:"must be string"}];
return false;
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
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate58.errors = [{instancePath:instancePath+"/before",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate58.errors = [{instancePath:instancePath+"/before",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate58.errors = [{instancePath:instancePath+"/before",message:"must be string"}];
return false;
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
validate58.errors = [{instancePath:instancePath+"/limit",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate58.errors = [{instancePath:instancePath+"/limit",message:"must be <= 200"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate58.errors = [{instancePath:instancePath+"/limit",message:"must be >= 1"}];
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
else {
validate58.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}

const check30 = validate59;
const schema39 = {"type":"object","required":["sessionId"],"$id":"check30","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"type":"integer","minimum":1,"maximum":500}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate59.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate59.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate59.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate59.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate59.errors = [{instancePath:instancePath+"/lastSeen",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/lastSeen",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate59.errors = [{instancePath:instancePath+"/lastSeen",message:"must be >= 0"}];
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
validate59.errors = [{instancePath:instancePath+"/turns",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/turns",message:"must be <= 500"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate59.errors = [{instancePath:instancePath+"/turns",message:"must be >= 1"}];
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
validate59.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}

const check31 = validate60;
const schema40 = {"type":"object","required":["sessionId"],"$id":"check31","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate60.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate60.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate60.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate60.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate60.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate60.errors = vErrors;
return errors === 0;
}

const check32 = validate61;
const schema41 = {"type":"object","required":["sessionId","before","limit"],"$id":"check32","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"before":{"type":"integer","minimum":0,"maximum":9007199254740991},"limit":{"type":"integer","minimum":1,"maximum":200},"item":{"type":"integer","minimum":0,"maximum":9007199254740991},"items":{"type":"integer","minimum":1,"maximum":2000}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.limit === undefined) && (missing0 = "limit"))){
validate61.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate61.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate61.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate61.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate61.errors = [{instancePath:instancePath+"/before",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/before",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate61.errors = [{instancePath:instancePath+"/before",message:"must be >= 0"}];
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
validate61.errors = [{instancePath:instancePath+"/limit",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/limit",message:"must be <= 200"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate61.errors = [{instancePath:instancePath+"/limit",message:"must be >= 1"}];
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
if(data.item !== undefined){
let data3 = data.item;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate61.errors = [{instancePath:instancePath+"/item",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate61.errors = [{instancePath:instancePath+"/item",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate61.errors = [{instancePath:instancePath+"/item",message:"must be >= 0"}];
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
if(data.items !== undefined){
let data4 = data.items;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate61.errors = [{instancePath:instancePath+"/items",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
validate61.errors = [{instancePath:instancePath+"/items",message:"must be <= 2000"}];
return false;
}
else {
if(data4 < 1 || isNaN(data4)){
validate61.errors = [{instancePath:instancePath+"/items",message:"must be >= 1"}];
return false;
}
}
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
validate61.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate61.errors = vErrors;
return errors === 0;
}

const check33 = validate62;
const schema42 = {"type":"object","required":["sessionId","title"],"$id":"check33","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string","minLength":1,"maxLength":500}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))){
validate62.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate62.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate62.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate62.errors = [{instancePath:instancePath+"/title",message:"must NOT have more than 500 characters"}];
return false;
}
else {
if(data1.length < 1){
validate62.errors = [{instancePath:instancePath+"/title",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
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
validate62.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}

const check34 = validate63;
const schema43 = {"type":"object","required":["sessionId","messageId","command"],"$id":"check34","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"command":{"type":"string","minLength":1,"maxLength":512},"input":{"type":"string"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.command === undefined) && (missing0 = "command"))){
validate63.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate63.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate63.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate63.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/command",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate63.errors = [{instancePath:instancePath+"/command",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/command",message:"must be string"}];
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
validate63.errors = [{instancePath:instancePath+"/input",message:"must be string"}];
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
validate63.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}

const check35 = validate64;
const schema44 = {"type":"object","required":["sessionId"],"$id":"check35","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate64.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate64.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate64.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate64.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate64.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate64.errors = vErrors;
return errors === 0;
}

const check36 = validate65;
const schema45 = {"type":"object","$id":"check36","properties":{}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate65.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate65.errors = vErrors;
return errors === 0;
}

const check37 = validate66;
const schema46 = {"type":"object","required":["sessionId"],"$id":"check37","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate66.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate66.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate66.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate66.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate66.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate66.errors = vErrors;
return errors === 0;
}

const check38 = validate67;
const schema47 = {"type":"object","required":["sessionId"],"$id":"check38","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate67.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate67.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate67.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate67.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate67.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate67.errors = vErrors;
return errors === 0;
}

const check39 = validate68;
const schema48 = {"type":"object","required":["sessionId","format"],"$id":"check39","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"format":{"type":"string","enum":["markdown","jsonl"]},"cursor":{"$ref":"part3"}}};
const schema49 = {"anyOf":[{"$ref":"part4"},{"$ref":"part5"}],"$id":"part3"};
const schema50 = {"type":"object","required":["format","through","blobs","offset","after","events","crc32"],"properties":{"format":{"type":"string","const":"jsonl"},"through":{"type":"integer","minimum":1,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"after":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"crc32":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part4"};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.format === undefined) && (missing0 = "format")) || ((data.through === undefined) && (missing0 = "through"))) || ((data.blobs === undefined) && (missing0 = "blobs"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.crc32 === undefined) && (missing0 = "crc32"))){
validate70.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate70.errors = [{instancePath:instancePath+"/format",message:"must be string"}];
return false;
}
if("jsonl" !== data0){
validate70.errors = [{instancePath:instancePath+"/format",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.through !== undefined){
let data1 = data.through;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate70.errors = [{instancePath:instancePath+"/through",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate70.errors = [{instancePath:instancePath+"/through",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate70.errors = [{instancePath:instancePath+"/through",message:"must be >= 1"}];
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
if(data.blobs !== undefined){
let data2 = data.blobs;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate70.errors = [{instancePath:instancePath+"/blobs",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate70.errors = [{instancePath:instancePath+"/blobs",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate70.errors = [{instancePath:instancePath+"/blobs",message:"must be >= 0"}];
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
if(data.offset !== undefined){
let data3 = data.offset;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate70.errors = [{instancePath:instancePath+"/offset",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate70.errors = [{instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate70.errors = [{instancePath:instancePath+"/offset",message:"must be >= 0"}];
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
if(data.after !== undefined){
let data4 = data.after;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate70.errors = [{instancePath:instancePath+"/after",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate70.errors = [{instancePath:instancePath+"/after",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate70.errors = [{instancePath:instancePath+"/after",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data5 = data.events;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate70.errors = [{instancePath:instancePath+"/events",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/events",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate70.errors = [{instancePath:instancePath+"/events",message:"must be >= 0"}];
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
if(data.crc32 !== undefined){
let data6 = data.crc32;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate70.errors = [{instancePath:instancePath+"/crc32",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate70.errors = [{instancePath:instancePath+"/crc32",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate70.errors = [{instancePath:instancePath+"/crc32",message:"must be >= 0"}];
return false;
}
}
}
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
}
}
}
else {
validate70.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate70.errors = vErrors;
return errors === 0;
}

const schema51 = {"type":"object","required":["format","through","turn","offset"],"properties":{"format":{"type":"string","const":"markdown"},"through":{"type":"integer","minimum":1,"maximum":9007199254740991},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"item":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part5"};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.format === undefined) && (missing0 = "format")) || ((data.through === undefined) && (missing0 = "through"))) || ((data.turn === undefined) && (missing0 = "turn"))) || ((data.offset === undefined) && (missing0 = "offset"))){
validate72.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.format !== undefined){
let data0 = data.format;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate72.errors = [{instancePath:instancePath+"/format",message:"must be string"}];
return false;
}
if("markdown" !== data0){
validate72.errors = [{instancePath:instancePath+"/format",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.through !== undefined){
let data1 = data.through;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate72.errors = [{instancePath:instancePath+"/through",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate72.errors = [{instancePath:instancePath+"/through",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate72.errors = [{instancePath:instancePath+"/through",message:"must be >= 1"}];
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
if(data.turn !== undefined){
let data2 = data.turn;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate72.errors = [{instancePath:instancePath+"/turn",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate72.errors = [{instancePath:instancePath+"/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate72.errors = [{instancePath:instancePath+"/turn",message:"must be >= 0"}];
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
if(data.item !== undefined){
let data3 = data.item;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate72.errors = [{instancePath:instancePath+"/item",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate72.errors = [{instancePath:instancePath+"/item",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate72.errors = [{instancePath:instancePath+"/item",message:"must be >= 0"}];
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
if(data.offset !== undefined){
let data4 = data.offset;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate72.errors = [{instancePath:instancePath+"/offset",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate72.errors = [{instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate72.errors = [{instancePath:instancePath+"/offset",message:"must be >= 0"}];
return false;
}
}
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
validate72.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate72.errors = vErrors;
return errors === 0;
}


function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate70(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate70.errors : vErrors.concat(validate70.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate69.errors = vErrors;
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
validate69.errors = vErrors;
return errors === 0;
}


function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.format === undefined) && (missing0 = "format"))){
validate68.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate68.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate68.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate68.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate68.errors = [{instancePath:instancePath+"/format",message:"must be string"}];
return false;
}
if(!((data1 === "markdown") || (data1 === "jsonl"))){
validate68.errors = [{instancePath:instancePath+"/format",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
const _errs5 = errors;
if(!(validate69(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
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
validate68.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}

const check40 = validate75;
const schema52 = {"type":"object","required":["importId","offset","data","last"],"$id":"check40","properties":{"importId":{"type":"string","minLength":1,"maxLength":512},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"data":{"type":"string"},"last":{"type":"boolean"}}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.importId === undefined) && (missing0 = "importId")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.last === undefined) && (missing0 = "last"))){
validate75.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.importId !== undefined){
let data0 = data.importId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate75.errors = [{instancePath:instancePath+"/importId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate75.errors = [{instancePath:instancePath+"/importId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate75.errors = [{instancePath:instancePath+"/importId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data1 = data.offset;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate75.errors = [{instancePath:instancePath+"/offset",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate75.errors = [{instancePath:instancePath+"/offset",message:"must be >= 0"}];
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
if(data.data !== undefined){
const _errs5 = errors;
if(typeof data.data !== "string"){
validate75.errors = [{instancePath:instancePath+"/data",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.last !== undefined){
const _errs7 = errors;
if(typeof data.last !== "boolean"){
validate75.errors = [{instancePath:instancePath+"/last",message:"must be boolean"}];
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
validate75.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate75.errors = vErrors;
return errors === 0;
}

const check41 = validate76;
const schema53 = {"type":"object","required":["importId"],"$id":"check41","properties":{"importId":{"type":"string","minLength":1,"maxLength":512}}};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.importId === undefined) && (missing0 = "importId")){
validate76.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.importId !== undefined){
let data0 = data.importId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate76.errors = [{instancePath:instancePath+"/importId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate76.errors = [{instancePath:instancePath+"/importId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate76.errors = [{instancePath:instancePath+"/importId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate76.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate76.errors = vErrors;
return errors === 0;
}

const check42 = validate77;
const schema54 = {"type":"object","required":["sessionId","messageId","content"],"$id":"check42","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part6"},"draft":{"type":"object","required":["writer","step","base"],"properties":{"writer":{"type":"string","minLength":1,"maxLength":512},"step":{"type":"integer","minimum":0,"maximum":9007199254740991},"base":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};
const schema55 = {"type":"array","items":{"$ref":"part7"},"$id":"part6"};
const schema56 = {"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"$ref":"part8"}],"$id":"part7"};
const schema57 = {"type":"object","required":["type","attachmentId","name","mimeType","blob","size"],"properties":{"type":{"type":"string","const":"attachment"},"attachmentId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","maxLength":255},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part8"};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.attachmentId === undefined) && (missing0 = "attachmentId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
validate80.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate80.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("attachment" !== data0){
validate80.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachmentId !== undefined){
let data1 = data.attachmentId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate80.errors = [{instancePath:instancePath+"/attachmentId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate80.errors = [{instancePath:instancePath+"/attachmentId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/attachmentId",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data2 = data.name;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 255){
validate80.errors = [{instancePath:instancePath+"/name",message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(data2.length < 1){
validate80.errors = [{instancePath:instancePath+"/name",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate80.errors = [{instancePath:instancePath+"/name",message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
let data3 = data.mimeType;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 255){
validate80.errors = [{instancePath:instancePath+"/mimeType",message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/mimeType",message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob !== undefined){
let data4 = data.blob;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate80.errors = [{instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate80.errors = [{instancePath:instancePath+"/blob",message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data5 = data.size;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate80.errors = [{instancePath:instancePath+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate80.errors = [{instancePath:instancePath+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate80.errors = [{instancePath:instancePath+"/size",message:"must be >= 0"}];
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
}
}
}
}
}
}
}
else {
validate80.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate80.errors = vErrors;
return errors === 0;
}


function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
const err0 = {instancePath,message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("text" !== data0){
const err2 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
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
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
const err3 = {instancePath:instancePath+"/text",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
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
const err4 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(errors === _errs7){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if((((data.type === undefined) && (missing1 = "type")) || ((data.uri === undefined) && (missing1 = "uri"))) || ((data.name === undefined) && (missing1 = "name"))){
const err5 = {instancePath,message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
const _errs9 = errors;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("resourceLink" !== data2){
const err7 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.uri !== undefined){
let data3 = data.uri;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data3 === "string"){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/uri",message:"must NOT have fewer than 1 characters"};
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
const err9 = {instancePath:instancePath+"/uri",message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.name !== undefined){
const _errs13 = errors;
if(typeof data.name !== "string"){
const err10 = {instancePath:instancePath+"/name",message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.mimeType !== undefined){
const _errs15 = errors;
if(typeof data.mimeType !== "string"){
const err11 = {instancePath:instancePath+"/mimeType",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.size !== undefined){
let data6 = data.size;
const _errs17 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(errors === _errs17){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
const err13 = {instancePath:instancePath+"/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data6 < 0 || isNaN(data6)){
const err14 = {instancePath:instancePath+"/size",message:"must be >= 0"};
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
var valid2 = _errs17 === errors;
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
else {
const err15 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs19 = errors;
if(!(validate80(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate80.errors : vErrors.concat(validate80.errors);
errors = vErrors.length;
}
var _valid0 = _errs19 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
const err16 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate79.errors = vErrors;
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
validate79.errors = vErrors;
return errors === 0;
}


function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate79(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate79.errors : vErrors.concat(validate79.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate78.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate78.errors = vErrors;
return errors === 0;
}


function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.content === undefined) && (missing0 = "content"))){
validate77.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate77.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate77.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate77.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate77.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
const _errs5 = errors;
if(!(validate78(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
let data3 = data.draft;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.writer === undefined) && (missing1 = "writer")) || ((data3.step === undefined) && (missing1 = "step"))) || ((data3.base === undefined) && (missing1 = "base"))){
validate77.errors = [{instancePath:instancePath+"/draft",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.writer !== undefined){
let data4 = data3.writer;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 512){
validate77.errors = [{instancePath:instancePath+"/draft/writer",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data4.length < 1){
validate77.errors = [{instancePath:instancePath+"/draft/writer",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/draft/writer",message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.step !== undefined){
let data5 = data3.step;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate77.errors = [{instancePath:instancePath+"/draft/step",message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate77.errors = [{instancePath:instancePath+"/draft/step",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate77.errors = [{instancePath:instancePath+"/draft/step",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.base !== undefined){
let data6 = data3.base;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate77.errors = [{instancePath:instancePath+"/draft/base",message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate77.errors = [{instancePath:instancePath+"/draft/base",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate77.errors = [{instancePath:instancePath+"/draft/base",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate77.errors = [{instancePath:instancePath+"/draft",message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
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
validate77.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate77.errors = vErrors;
return errors === 0;
}

const check43 = validate84;
const schema58 = {"type":"object","required":["sessionId","messageId"],"$id":"check43","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
validate84.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate84.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate84.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate84.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate84.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate84.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
validate84.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate84.errors = vErrors;
return errors === 0;
}

const check44 = validate85;
const schema59 = {"type":"object","required":["sessionId","messageId","content"],"$id":"check44","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part6"}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.content === undefined) && (missing0 = "content"))){
validate85.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate85.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate85.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate85.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate85.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate85.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
const _errs5 = errors;
if(!(validate78(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
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
validate85.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate85.errors = vErrors;
return errors === 0;
}

const check45 = validate87;
const schema60 = {"type":"object","required":["sessionId","messageId"],"$id":"check45","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"before":{"type":"string","minLength":1,"maxLength":512}}};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
validate87.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate87.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate87.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate87.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate87.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data2 = data.before;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate87.errors = [{instancePath:instancePath+"/before",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate87.errors = [{instancePath:instancePath+"/before",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate87.errors = [{instancePath:instancePath+"/before",message:"must be string"}];
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
validate87.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate87.errors = vErrors;
return errors === 0;
}

const check46 = validate88;
const schema61 = {"type":"object","required":["sessionId","messageId"],"$id":"check46","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
validate88.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate88.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate88.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate88.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate88.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate88.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
validate88.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate88.errors = vErrors;
return errors === 0;
}

const check47 = validate89;
const schema62 = {"type":"object","required":["sessionId"],"$id":"check47","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate89.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate89.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate89.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate89.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate89.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate89.errors = vErrors;
return errors === 0;
}

const check48 = validate90;
const schema63 = {"type":"object","required":["sessionId"],"$id":"check48","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"force":{"type":"boolean"},"others":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate90.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate90.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate90.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turn !== undefined){
let data1 = data.turn;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate90.errors = [{instancePath:instancePath+"/turn",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate90.errors = [{instancePath:instancePath+"/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate90.errors = [{instancePath:instancePath+"/turn",message:"must be >= 0"}];
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
if(data.force !== undefined){
const _errs5 = errors;
if(typeof data.force !== "boolean"){
validate90.errors = [{instancePath:instancePath+"/force",message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.others !== undefined){
let data3 = data.others;
const _errs7 = errors;
if(errors === _errs7){
if(Array.isArray(data3)){
var valid1 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 512){
validate90.errors = [{instancePath:instancePath+"/others/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data4.length < 1){
validate90.errors = [{instancePath:instancePath+"/others/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/others/" + i0,message:"must be string"}];
return false;
}
}
var valid1 = _errs9 === errors;
if(!valid1){
break;
}
}
}
else {
validate90.errors = [{instancePath:instancePath+"/others",message:"must be array"}];
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
validate90.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate90.errors = vErrors;
return errors === 0;
}

const check49 = validate91;
const schema64 = {"type":"object","required":["sessionId"],"$id":"check49","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate91.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate91.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate91.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate91.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate91.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate91.errors = vErrors;
return errors === 0;
}

const check50 = validate92;
const schema65 = {"type":"object","required":["sessionId","text","stamp"],"$id":"check50","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"text":{"type":"string"},"attachments":{"$ref":"part9"},"stamp":{"type":"object","required":["writer","step","base"],"properties":{"writer":{"type":"string","minLength":1,"maxLength":512},"step":{"type":"integer","minimum":0,"maximum":9007199254740991},"base":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};
const schema66 = {"type":"array","items":{"$ref":"part10"},"$id":"part9"};
const schema67 = {"type":"object","required":["attachmentId","name","mimeType","blob","size"],"properties":{"attachmentId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","maxLength":255},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part10"};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.attachmentId === undefined) && (missing0 = "attachmentId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
validate94.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.attachmentId !== undefined){
let data0 = data.attachmentId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate94.errors = [{instancePath:instancePath+"/attachmentId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate94.errors = [{instancePath:instancePath+"/attachmentId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/attachmentId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 255){
validate94.errors = [{instancePath:instancePath+"/name",message:"must NOT have more than 255 characters"}];
return false;
}
else {
if(data1.length < 1){
validate94.errors = [{instancePath:instancePath+"/name",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate94.errors = [{instancePath:instancePath+"/name",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
let data2 = data.mimeType;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 255){
validate94.errors = [{instancePath:instancePath+"/mimeType",message:"must NOT have more than 255 characters"}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/mimeType",message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blob !== undefined){
let data3 = data.blob;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
validate94.errors = [{instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate94.errors = [{instancePath:instancePath+"/blob",message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data4 = data.size;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate94.errors = [{instancePath:instancePath+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate94.errors = [{instancePath:instancePath+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate94.errors = [{instancePath:instancePath+"/size",message:"must be >= 0"}];
return false;
}
}
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
validate94.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate94.errors = vErrors;
return errors === 0;
}


function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate94(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate94.errors : vErrors.concat(validate94.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate93.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate93.errors = vErrors;
return errors === 0;
}


function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.stamp === undefined) && (missing0 = "stamp"))){
validate92.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate92.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate92.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate92.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
const _errs5 = errors;
if(!(validate93(data.attachments, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stamp !== undefined){
let data3 = data.stamp;
const _errs6 = errors;
if(errors === _errs6){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((data3.writer === undefined) && (missing1 = "writer")) || ((data3.step === undefined) && (missing1 = "step"))) || ((data3.base === undefined) && (missing1 = "base"))){
validate92.errors = [{instancePath:instancePath+"/stamp",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.writer !== undefined){
let data4 = data3.writer;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data4 === "string"){
if(data4.length > 512){
validate92.errors = [{instancePath:instancePath+"/stamp/writer",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data4.length < 1){
validate92.errors = [{instancePath:instancePath+"/stamp/writer",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/stamp/writer",message:"must be string"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.step !== undefined){
let data5 = data3.step;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate92.errors = [{instancePath:instancePath+"/stamp/step",message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate92.errors = [{instancePath:instancePath+"/stamp/step",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate92.errors = [{instancePath:instancePath+"/stamp/step",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data3.base !== undefined){
let data6 = data3.base;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate92.errors = [{instancePath:instancePath+"/stamp/base",message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate92.errors = [{instancePath:instancePath+"/stamp/base",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate92.errors = [{instancePath:instancePath+"/stamp/base",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
else {
validate92.errors = [{instancePath:instancePath+"/stamp",message:"must be object"}];
return false;
}
}
var valid0 = _errs6 === errors;
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
validate92.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate92.errors = vErrors;
return errors === 0;
}

const check51 = validate97;
const schema68 = {"type":"object","required":["sessionId","asideId"],"$id":"check51","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"asideId":{"type":"string","minLength":1,"maxLength":512}}};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.asideId === undefined) && (missing0 = "asideId"))){
validate97.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate97.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate97.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asideId !== undefined){
let data1 = data.asideId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate97.errors = [{instancePath:instancePath+"/asideId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate97.errors = [{instancePath:instancePath+"/asideId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate97.errors = [{instancePath:instancePath+"/asideId",message:"must be string"}];
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
validate97.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate97.errors = vErrors;
return errors === 0;
}

const check52 = validate98;
const schema69 = {"type":"object","required":["sessionId","asideId"],"$id":"check52","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"asideId":{"type":"string","minLength":1,"maxLength":512}}};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.asideId === undefined) && (missing0 = "asideId"))){
validate98.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate98.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate98.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.asideId !== undefined){
let data1 = data.asideId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate98.errors = [{instancePath:instancePath+"/asideId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate98.errors = [{instancePath:instancePath+"/asideId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate98.errors = [{instancePath:instancePath+"/asideId",message:"must be string"}];
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
validate98.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate98.errors = vErrors;
return errors === 0;
}

const check53 = validate99;
const schema70 = {"type":"object","required":["uploadId","offset","data","size"],"$id":"check53","properties":{"uploadId":{"type":"string","minLength":1,"maxLength":512},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"data":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.uploadId === undefined) && (missing0 = "uploadId")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.size === undefined) && (missing0 = "size"))){
validate99.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.uploadId !== undefined){
let data0 = data.uploadId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate99.errors = [{instancePath:instancePath+"/uploadId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate99.errors = [{instancePath:instancePath+"/uploadId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate99.errors = [{instancePath:instancePath+"/uploadId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data1 = data.offset;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate99.errors = [{instancePath:instancePath+"/offset",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate99.errors = [{instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate99.errors = [{instancePath:instancePath+"/offset",message:"must be >= 0"}];
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
if(data.data !== undefined){
const _errs5 = errors;
if(typeof data.data !== "string"){
validate99.errors = [{instancePath:instancePath+"/data",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data3 = data.size;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate99.errors = [{instancePath:instancePath+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate99.errors = [{instancePath:instancePath+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate99.errors = [{instancePath:instancePath+"/size",message:"must be >= 0"}];
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
}
}
}
}
}
else {
validate99.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate99.errors = vErrors;
return errors === 0;
}

const check54 = validate100;
const schema71 = {"type":"object","required":["blob","offset","length"],"$id":"check54","properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"length":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.blob === undefined) && (missing0 = "blob")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.length === undefined) && (missing0 = "length"))){
validate100.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.blob !== undefined){
let data0 = data.blob;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
validate100.errors = [{instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate100.errors = [{instancePath:instancePath+"/blob",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.offset !== undefined){
let data1 = data.offset;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate100.errors = [{instancePath:instancePath+"/offset",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate100.errors = [{instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate100.errors = [{instancePath:instancePath+"/offset",message:"must be >= 0"}];
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
if(data.length !== undefined){
let data2 = data.length;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate100.errors = [{instancePath:instancePath+"/length",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate100.errors = [{instancePath:instancePath+"/length",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate100.errors = [{instancePath:instancePath+"/length",message:"must be >= 0"}];
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
validate100.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate100.errors = vErrors;
return errors === 0;
}

const check55 = validate101;
const schema72 = {"type":"object","required":["sessionId","requestId","optionId"],"$id":"check55","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"requestId":{"type":"string","minLength":1,"maxLength":512},"optionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.requestId === undefined) && (missing0 = "requestId"))) || ((data.optionId === undefined) && (missing0 = "optionId"))){
validate101.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate101.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate101.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate101.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/requestId",message:"must be string"}];
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
validate101.errors = [{instancePath:instancePath+"/optionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate101.errors = [{instancePath:instancePath+"/optionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate101.errors = [{instancePath:instancePath+"/optionId",message:"must be string"}];
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
validate101.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate101.errors = vErrors;
return errors === 0;
}

const check56 = validate102;
const schema73 = {"type":"object","required":["query","limit"],"$id":"check56","properties":{"query":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":50},"thinking":{"type":"boolean"},"folder":{"type":"string"},"before":{"type":"number"}}};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.query === undefined) && (missing0 = "query")) || ((data.limit === undefined) && (missing0 = "limit"))){
validate102.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.query !== undefined){
const _errs1 = errors;
if(typeof data.query !== "string"){
validate102.errors = [{instancePath:instancePath+"/query",message:"must be string"}];
return false;
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
validate102.errors = [{instancePath:instancePath+"/limit",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/limit",message:"must be <= 50"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate102.errors = [{instancePath:instancePath+"/limit",message:"must be >= 1"}];
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
if(data.thinking !== undefined){
const _errs5 = errors;
if(typeof data.thinking !== "boolean"){
validate102.errors = [{instancePath:instancePath+"/thinking",message:"must be boolean"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folder !== undefined){
const _errs7 = errors;
if(typeof data.folder !== "string"){
validate102.errors = [{instancePath:instancePath+"/folder",message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.before !== undefined){
let data4 = data.before;
const _errs9 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate102.errors = [{instancePath:instancePath+"/before",message:"must be number"}];
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
validate102.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate102.errors = vErrors;
return errors === 0;
}

const check57 = validate103;
const schema74 = {"type":"object","$id":"check57","properties":{}};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate103.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate103.errors = vErrors;
return errors === 0;
}

const check58 = validate104;
const schema75 = {"type":"object","$id":"check58","properties":{}};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate104.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate104.errors = vErrors;
return errors === 0;
}

const check59 = validate105;
const schema76 = {"type":"object","$id":"check59","properties":{}};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate105.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate105.errors = vErrors;
return errors === 0;
}

const check60 = validate106;
const schema77 = {"type":"object","$id":"check60","properties":{"remove":{"type":"boolean"}}};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remove !== undefined){
if(typeof data.remove !== "boolean"){
validate106.errors = [{instancePath:instancePath+"/remove",message:"must be boolean"}];
return false;
}
}
}
else {
validate106.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate106.errors = vErrors;
return errors === 0;
}

const check61 = validate107;
const schema78 = {"type":"object","$id":"check61","properties":{}};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate107.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate107.errors = vErrors;
return errors === 0;
}

const check62 = validate108;
const schema79 = {"type":"object","required":["step"],"$id":"check62","properties":{"step":{"type":"string","enum":["check","purge","search","rebuild","blobs","compact"]}}};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.step === undefined) && (missing0 = "step")){
validate108.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.step !== undefined){
let data0 = data.step;
if(typeof data0 !== "string"){
validate108.errors = [{instancePath:instancePath+"/step",message:"must be string"}];
return false;
}
if(!((((((data0 === "check") || (data0 === "purge")) || (data0 === "search")) || (data0 === "rebuild")) || (data0 === "blobs")) || (data0 === "compact"))){
validate108.errors = [{instancePath:instancePath+"/step",message:"must be equal to one of the allowed values"}];
return false;
}
}
}
}
else {
validate108.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate108.errors = vErrors;
return errors === 0;
}

const check63 = validate109;
const schema80 = {"type":"object","required":["confirm"],"$id":"check63","properties":{"confirm":{"type":"string","const":"delete all my data"}}};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.confirm === undefined) && (missing0 = "confirm")){
validate109.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.confirm !== undefined){
let data0 = data.confirm;
if(typeof data0 !== "string"){
validate109.errors = [{instancePath:instancePath+"/confirm",message:"must be string"}];
return false;
}
if("delete all my data" !== data0){
validate109.errors = [{instancePath:instancePath+"/confirm",message:"must be equal to constant"}];
return false;
}
}
}
}
else {
validate109.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate109.errors = vErrors;
return errors === 0;
}

const check64 = validate110;
const schema81 = {"type":"object","required":["version","epoch","sessions","gone"],"$id":"check64","properties":{"version":{"type":"string"},"epoch":{"type":"string","minLength":1,"maxLength":512},"sessions":{"type":"object","additionalProperties":{"anyOf":[{"$ref":"part11"},{"$ref":"part16"}]}},"gone":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}},"survived":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":9007199254740991}}}};
const schema82 = {"type":"object","required":["kind","lastSeen","head","turns","firstTurn"],"properties":{"kind":{"type":"string","const":"init"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"head":{"$ref":"part12"},"turns":{"$ref":"part14"},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991},"pagesItems":{"type":"boolean"}},"$id":"part11"};
const schema83 = {"type":"array","items":{"$ref":"part13"},"$id":"part12"};
const schema84 = {"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}},"$id":"part13"};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate113.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate113.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate113.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate113.errors = [{instancePath:instancePath+"/index",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate113.errors = [{instancePath:instancePath+"/index",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate113.errors = [{instancePath:instancePath+"/index",message:"must be >= 1"}];
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
validate113.errors = [{instancePath:instancePath+"/from",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate113.errors = [{instancePath:instancePath+"/from",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate113.errors = [{instancePath:instancePath+"/from",message:"must be >= 1"}];
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
validate113.errors = [{instancePath:instancePath+"/id",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate113.errors = [{instancePath:instancePath+"/id",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/id",message:"must be string"}];
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
validate113.errors = [{instancePath:instancePath+"/ts",message:"must be number"}];
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
validate113.errors = [{instancePath:instancePath+"/turn",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate113.errors = [{instancePath:instancePath+"/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate113.errors = [{instancePath:instancePath+"/turn",message:"must be >= 0"}];
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
validate113.errors = [{instancePath:instancePath+"/type",message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data6.length < 1){
validate113.errors = [{instancePath:instancePath+"/type",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate113.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
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
validate113.errors = [{instancePath:instancePath+"/payload",message:"must be object"}];
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
validate113.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate113.errors = vErrors;
return errors === 0;
}


function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate113(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate112.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate112.errors = vErrors;
return errors === 0;
}

const schema85 = {"type":"array","items":{"$ref":"part15"},"$id":"part14"};
const schema86 = {"type":"object","required":["turn","events"],"properties":{"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"$ref":"part12"},"firstItem":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part15"};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.turn === undefined) && (missing0 = "turn")) || ((data.events === undefined) && (missing0 = "events"))){
validate117.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.turn !== undefined){
let data0 = data.turn;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate117.errors = [{instancePath:instancePath+"/turn",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate117.errors = [{instancePath:instancePath+"/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate117.errors = [{instancePath:instancePath+"/turn",message:"must be >= 0"}];
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
if(data.events !== undefined){
const _errs3 = errors;
if(!(validate112(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstItem !== undefined){
let data2 = data.firstItem;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate117.errors = [{instancePath:instancePath+"/firstItem",message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate117.errors = [{instancePath:instancePath+"/firstItem",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate117.errors = [{instancePath:instancePath+"/firstItem",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate117.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate117.errors = vErrors;
return errors === 0;
}


function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate117(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate116.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate116.errors = vErrors;
return errors === 0;
}


function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) && (missing0 = "kind")) || ((data.lastSeen === undefined) && (missing0 = "lastSeen"))) || ((data.head === undefined) && (missing0 = "head"))) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.firstTurn === undefined) && (missing0 = "firstTurn"))){
validate111.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate111.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if("init" !== data0){
validate111.errors = [{instancePath:instancePath+"/kind",message:"must be equal to constant"}];
return false;
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
validate111.errors = [{instancePath:instancePath+"/lastSeen",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate111.errors = [{instancePath:instancePath+"/lastSeen",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate111.errors = [{instancePath:instancePath+"/lastSeen",message:"must be >= 0"}];
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
if(data.head !== undefined){
const _errs5 = errors;
if(!(validate112(data.head, {instancePath:instancePath+"/head",parentData:data,parentDataProperty:"head",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.turns !== undefined){
const _errs6 = errors;
if(!(validate116(data.turns, {instancePath:instancePath+"/turns",parentData:data,parentDataProperty:"turns",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.firstTurn !== undefined){
let data4 = data.firstTurn;
const _errs7 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate111.errors = [{instancePath:instancePath+"/firstTurn",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate111.errors = [{instancePath:instancePath+"/firstTurn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate111.errors = [{instancePath:instancePath+"/firstTurn",message:"must be >= 0"}];
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
if(data.pagesItems !== undefined){
const _errs9 = errors;
if(typeof data.pagesItems !== "boolean"){
validate111.errors = [{instancePath:instancePath+"/pagesItems",message:"must be boolean"}];
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
}
else {
validate111.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate111.errors = vErrors;
return errors === 0;
}

const schema87 = {"type":"object","required":["kind","lastSeen","events"],"properties":{"kind":{"type":"string","const":"tail"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"$ref":"part12"}},"$id":"part16"};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.lastSeen === undefined) && (missing0 = "lastSeen"))) || ((data.events === undefined) && (missing0 = "events"))){
validate122.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate122.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if("tail" !== data0){
validate122.errors = [{instancePath:instancePath+"/kind",message:"must be equal to constant"}];
return false;
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
validate122.errors = [{instancePath:instancePath+"/lastSeen",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate122.errors = [{instancePath:instancePath+"/lastSeen",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate122.errors = [{instancePath:instancePath+"/lastSeen",message:"must be >= 0"}];
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
if(data.events !== undefined){
const _errs5 = errors;
if(!(validate112(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
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
validate122.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate122.errors = vErrors;
return errors === 0;
}


function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.version === undefined) && (missing0 = "version")) || ((data.epoch === undefined) && (missing0 = "epoch"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.gone === undefined) && (missing0 = "gone"))){
validate110.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate110.errors = [{instancePath:instancePath+"/version",message:"must be string"}];
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
validate110.errors = [{instancePath:instancePath+"/epoch",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate110.errors = [{instancePath:instancePath+"/epoch",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/epoch",message:"must be string"}];
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
if(!(validate111(data3, {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(!(validate122(data3, {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data2,parentDataProperty:key0,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err0 = {instancePath:instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate110.errors = vErrors;
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
validate110.errors = [{instancePath:instancePath+"/sessions",message:"must be object"}];
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
let data4 = data.gone;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data4)){
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs14 = errors;
if(errors === _errs14){
if(typeof data5 === "string"){
if(data5.length > 512){
validate110.errors = [{instancePath:instancePath+"/gone/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data5.length < 1){
validate110.errors = [{instancePath:instancePath+"/gone/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/gone/" + i0,message:"must be string"}];
return false;
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/gone",message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.survived !== undefined){
let data6 = data.survived;
const _errs16 = errors;
if(errors === _errs16){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
let data7 = data6[key1];
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate110.errors = [{instancePath:instancePath+"/survived/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate110.errors = [{instancePath:instancePath+"/survived/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate110.errors = [{instancePath:instancePath+"/survived/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs19 === errors;
if(!valid4){
break;
}
}
}
else {
validate110.errors = [{instancePath:instancePath+"/survived",message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
validate110.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate110.errors = vErrors;
return errors === 0;
}

const check65 = validate125;
const schema88 = {"type":"object","$id":"check65","properties":{}};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate125.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate125.errors = vErrors;
return errors === 0;
}

const check66 = validate126;
const schema89 = {"type":"object","required":["version","pid","startedAt","clients","sessions","listeners"],"$id":"check66","properties":{"version":{"type":"string"},"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"startedAt":{"type":"number"},"clients":{"type":"integer","minimum":0,"maximum":9007199254740991},"windows":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"$ref":"part17"},"listeners":{"type":"array","items":{"type":"string"}},"keeper":{"type":"object","required":["pid","since","agents"],"properties":{"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"agents":{"type":"array","items":{"type":"object","required":["pid","since","kept"],"properties":{"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"name":{"type":"string"},"kept":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}}}};
const schema90 = {"type":"array","items":{"$ref":"part18"},"$id":"part17"};
const schema91 = {"type":"object","required":["sessionId","title","folder","agent","status","queued","pendingPermissions","updatedAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"status":{"type":"string","enum":["idle","running","waiting","lost"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991},"updatedAt":{"type":"number"},"hasDraft":{"type":"boolean"},"damaged":{"type":"string"},"wording":{"$ref":"part0"}},"$id":"part18"};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.folder === undefined) && (missing0 = "folder"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.queued === undefined) && (missing0 = "queued"))) || ((data.pendingPermissions === undefined) && (missing0 = "pendingPermissions"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
validate128.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate128.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate128.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate128.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate128.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folder !== undefined){
const _errs5 = errors;
if(typeof data.folder !== "string"){
validate128.errors = [{instancePath:instancePath+"/folder",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs7 = errors;
if(typeof data.agent !== "string"){
validate128.errors = [{instancePath:instancePath+"/agent",message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data4 = data.status;
const _errs9 = errors;
if(typeof data4 !== "string"){
validate128.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!((((data4 === "idle") || (data4 === "running")) || (data4 === "waiting")) || (data4 === "lost"))){
validate128.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.queued !== undefined){
let data5 = data.queued;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate128.errors = [{instancePath:instancePath+"/queued",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate128.errors = [{instancePath:instancePath+"/queued",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate128.errors = [{instancePath:instancePath+"/queued",message:"must be >= 0"}];
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
if(data.pendingPermissions !== undefined){
let data6 = data.pendingPermissions;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate128.errors = [{instancePath:instancePath+"/pendingPermissions",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate128.errors = [{instancePath:instancePath+"/pendingPermissions",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate128.errors = [{instancePath:instancePath+"/pendingPermissions",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data7 = data.updatedAt;
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate128.errors = [{instancePath:instancePath+"/updatedAt",message:"must be number"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hasDraft !== undefined){
const _errs17 = errors;
if(typeof data.hasDraft !== "boolean"){
validate128.errors = [{instancePath:instancePath+"/hasDraft",message:"must be boolean"}];
return false;
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.damaged !== undefined){
const _errs19 = errors;
if(typeof data.damaged !== "string"){
validate128.errors = [{instancePath:instancePath+"/damaged",message:"must be string"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs21 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
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
}
}
else {
validate128.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate128.errors = vErrors;
return errors === 0;
}


function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate128(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate128.errors : vErrors.concat(validate128.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate127.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate127.errors = vErrors;
return errors === 0;
}


function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.version === undefined) && (missing0 = "version")) || ((data.pid === undefined) && (missing0 = "pid"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.clients === undefined) && (missing0 = "clients"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.listeners === undefined) && (missing0 = "listeners"))){
validate126.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
validate126.errors = [{instancePath:instancePath+"/version",message:"must be string"}];
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
validate126.errors = [{instancePath:instancePath+"/pid",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate126.errors = [{instancePath:instancePath+"/pid",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate126.errors = [{instancePath:instancePath+"/pid",message:"must be >= 0"}];
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
validate126.errors = [{instancePath:instancePath+"/startedAt",message:"must be number"}];
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
validate126.errors = [{instancePath:instancePath+"/clients",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate126.errors = [{instancePath:instancePath+"/clients",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate126.errors = [{instancePath:instancePath+"/clients",message:"must be >= 0"}];
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
if(data.windows !== undefined){
let data4 = data.windows;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate126.errors = [{instancePath:instancePath+"/windows",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate126.errors = [{instancePath:instancePath+"/windows",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate126.errors = [{instancePath:instancePath+"/windows",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessions !== undefined){
const _errs11 = errors;
if(!(validate127(data.sessions, {instancePath:instancePath+"/sessions",parentData:data,parentDataProperty:"sessions",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.listeners !== undefined){
let data6 = data.listeners;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data6)){
var valid1 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs14 = errors;
if(typeof data6[i0] !== "string"){
validate126.errors = [{instancePath:instancePath+"/listeners/" + i0,message:"must be string"}];
return false;
}
var valid1 = _errs14 === errors;
if(!valid1){
break;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/listeners",message:"must be array"}];
return false;
}
}
var valid0 = _errs12 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.keeper !== undefined){
let data8 = data.keeper;
const _errs16 = errors;
if(errors === _errs16){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.pid === undefined) && (missing1 = "pid")) || ((data8.since === undefined) && (missing1 = "since"))) || ((data8.agents === undefined) && (missing1 = "agents"))){
validate126.errors = [{instancePath:instancePath+"/keeper",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data8.pid !== undefined){
let data9 = data8.pid;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate126.errors = [{instancePath:instancePath+"/keeper/pid",message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate126.errors = [{instancePath:instancePath+"/keeper/pid",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate126.errors = [{instancePath:instancePath+"/keeper/pid",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.since !== undefined){
let data10 = data8.since;
const _errs20 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate126.errors = [{instancePath:instancePath+"/keeper/since",message:"must be number"}];
return false;
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data8.agents !== undefined){
let data11 = data8.agents;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data11)){
var valid3 = true;
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
const _errs24 = errors;
if(errors === _errs24){
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
let missing2;
if((((data12.pid === undefined) && (missing2 = "pid")) || ((data12.since === undefined) && (missing2 = "since"))) || ((data12.kept === undefined) && (missing2 = "kept"))){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1,message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data12.pid !== undefined){
let data13 = data12.pid;
const _errs26 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/pid",message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/pid",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/pid",message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.since !== undefined){
let data14 = data12.since;
const _errs28 = errors;
if(!((typeof data14 == "number") && (isFinite(data14)))){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/since",message:"must be number"}];
return false;
}
var valid4 = _errs28 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.name !== undefined){
const _errs30 = errors;
if(typeof data12.name !== "string"){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/name",message:"must be string"}];
return false;
}
var valid4 = _errs30 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data12.kept !== undefined){
let data16 = data12.kept;
const _errs32 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/kept",message:"must be integer"}];
return false;
}
if(errors === _errs32){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/kept",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1+"/kept",message:"must be >= 0"}];
return false;
}
}
}
}
var valid4 = _errs32 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/keeper/agents/" + i1,message:"must be object"}];
return false;
}
}
var valid3 = _errs24 === errors;
if(!valid3){
break;
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/keeper/agents",message:"must be array"}];
return false;
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate126.errors = [{instancePath:instancePath+"/keeper",message:"must be object"}];
return false;
}
}
var valid0 = _errs16 === errors;
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
validate126.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate126.errors = vErrors;
return errors === 0;
}

const check67 = validate132;
const schema92 = {"type":"object","required":["url","token"],"$id":"check67","properties":{"url":{"type":"string"},"token":{"type":"string"}}};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.token === undefined) && (missing0 = "token"))){
validate132.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.url !== undefined){
const _errs1 = errors;
if(typeof data.url !== "string"){
validate132.errors = [{instancePath:instancePath+"/url",message:"must be string"}];
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
validate132.errors = [{instancePath:instancePath+"/token",message:"must be string"}];
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
validate132.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate132.errors = vErrors;
return errors === 0;
}

const check68 = validate133;
const schema93 = {"type":"object","$id":"check68","properties":{}};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate133.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate133.errors = vErrors;
return errors === 0;
}

const check69 = validate134;
const schema94 = {"type":"object","required":["stopping","busy","clients"],"$id":"check69","properties":{"stopping":{"type":"boolean"},"busy":{"type":"integer","minimum":0,"maximum":9007199254740991},"clients":{"type":"integer","minimum":0,"maximum":9007199254740991},"windows":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.stopping === undefined) && (missing0 = "stopping")) || ((data.busy === undefined) && (missing0 = "busy"))) || ((data.clients === undefined) && (missing0 = "clients"))){
validate134.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stopping !== undefined){
const _errs1 = errors;
if(typeof data.stopping !== "boolean"){
validate134.errors = [{instancePath:instancePath+"/stopping",message:"must be boolean"}];
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
validate134.errors = [{instancePath:instancePath+"/busy",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/busy",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate134.errors = [{instancePath:instancePath+"/busy",message:"must be >= 0"}];
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
validate134.errors = [{instancePath:instancePath+"/clients",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate134.errors = [{instancePath:instancePath+"/clients",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate134.errors = [{instancePath:instancePath+"/clients",message:"must be >= 0"}];
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
if(data.windows !== undefined){
let data3 = data.windows;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate134.errors = [{instancePath:instancePath+"/windows",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate134.errors = [{instancePath:instancePath+"/windows",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate134.errors = [{instancePath:instancePath+"/windows",message:"must be >= 0"}];
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
}
}
}
}
}
else {
validate134.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate134.errors = vErrors;
return errors === 0;
}

const check70 = validate135;
const schema95 = {"type":"object","$id":"check70","properties":{}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate135.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate135.errors = vErrors;
return errors === 0;
}

const check71 = validate136;
const schema96 = {"type":"object","$id":"check71","properties":{}};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate136.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate136.errors = vErrors;
return errors === 0;
}

const check72 = validate137;
const schema97 = {"type":"object","required":["windows"],"$id":"check72","properties":{"windows":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.windows === undefined) && (missing0 = "windows")){
validate137.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.windows !== undefined){
let data0 = data.windows;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate137.errors = [{instancePath:instancePath+"/windows",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/windows",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate137.errors = [{instancePath:instancePath+"/windows",message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate137.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate137.errors = vErrors;
return errors === 0;
}

const check73 = validate138;
const schema98 = {"type":"object","$id":"check73","properties":{"outside":{"type":"string","minLength":1,"maxLength":4096}}};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outside !== undefined){
let data0 = data.outside;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate138.errors = [{instancePath:instancePath+"/outside",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate138.errors = [{instancePath:instancePath+"/outside",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate138.errors = [{instancePath:instancePath+"/outside",message:"must be string"}];
return false;
}
}
}
}
else {
validate138.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate138.errors = vErrors;
return errors === 0;
}

const check74 = validate139;
const schema99 = {"type":"object","$id":"check74","properties":{}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate139.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate139.errors = vErrors;
return errors === 0;
}

const check75 = validate140;
const schema100 = {"type":"object","$id":"check75","properties":{}};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate140.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate140.errors = vErrors;
return errors === 0;
}

const check76 = validate141;
const schema101 = {"type":"object","$id":"check76","properties":{}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate141.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate141.errors = vErrors;
return errors === 0;
}

const check77 = validate142;
const schema102 = {"type":"object","$id":"check77","properties":{"value":{"type":"string"}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
validate142.errors = [{instancePath:instancePath+"/value",message:"must be string"}];
return false;
}
}
}
else {
validate142.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate142.errors = vErrors;
return errors === 0;
}

const check78 = validate143;
const schema103 = {"type":"object","required":["files","left"],"$id":"check78","properties":{"files":{"type":"array","items":{"type":"object","required":["name","mimeType","blob","size"],"properties":{"name":{"type":"string"},"mimeType":{"type":"string"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"left":{"type":"array","items":{"type":"object","required":["name","reason"],"properties":{"name":{"type":"string"},"reason":{"type":"string","enum":["empty","too_large","too_many","failed"]},"problem":{"type":"string"},"wording":{"$ref":"part0"}}}}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.files === undefined) && (missing0 = "files")) || ((data.left === undefined) && (missing0 = "left"))){
validate143.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.files !== undefined){
let data0 = data.files;
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
if(((((data1.name === undefined) && (missing1 = "name")) || ((data1.mimeType === undefined) && (missing1 = "mimeType"))) || ((data1.blob === undefined) && (missing1 = "blob"))) || ((data1.size === undefined) && (missing1 = "size"))){
validate143.errors = [{instancePath:instancePath+"/files/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs5 = errors;
if(typeof data1.name !== "string"){
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/name",message:"must be string"}];
return false;
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.mimeType !== undefined){
const _errs7 = errors;
if(typeof data1.mimeType !== "string"){
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/mimeType",message:"must be string"}];
return false;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.blob !== undefined){
let data4 = data1.blob;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/blob",message:"must be string"}];
return false;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.size !== undefined){
let data5 = data1.size;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate143.errors = [{instancePath:instancePath+"/files/" + i0+"/size",message:"must be >= 0"}];
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
}
}
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/files/" + i0,message:"must be object"}];
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
validate143.errors = [{instancePath:instancePath+"/files",message:"must be array"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.left !== undefined){
let data6 = data.left;
const _errs13 = errors;
if(errors === _errs13){
if(Array.isArray(data6)){
var valid3 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.name === undefined) && (missing2 = "name")) || ((data7.reason === undefined) && (missing2 = "reason"))){
validate143.errors = [{instancePath:instancePath+"/left/" + i1,message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.name !== undefined){
const _errs17 = errors;
if(typeof data7.name !== "string"){
validate143.errors = [{instancePath:instancePath+"/left/" + i1+"/name",message:"must be string"}];
return false;
}
var valid4 = _errs17 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.reason !== undefined){
let data9 = data7.reason;
const _errs19 = errors;
if(typeof data9 !== "string"){
validate143.errors = [{instancePath:instancePath+"/left/" + i1+"/reason",message:"must be string"}];
return false;
}
if(!((((data9 === "empty") || (data9 === "too_large")) || (data9 === "too_many")) || (data9 === "failed"))){
validate143.errors = [{instancePath:instancePath+"/left/" + i1+"/reason",message:"must be equal to one of the allowed values"}];
return false;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.problem !== undefined){
const _errs21 = errors;
if(typeof data7.problem !== "string"){
validate143.errors = [{instancePath:instancePath+"/left/" + i1+"/problem",message:"must be string"}];
return false;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data7.wording !== undefined){
const _errs23 = errors;
if(!(validate24(data7.wording, {instancePath:instancePath+"/left/" + i1+"/wording",parentData:data7,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
else {
validate143.errors = [{instancePath:instancePath+"/left/" + i1,message:"must be object"}];
return false;
}
}
var valid3 = _errs15 === errors;
if(!valid3){
break;
}
}
}
else {
validate143.errors = [{instancePath:instancePath+"/left",message:"must be array"}];
return false;
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate143.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate143.errors = vErrors;
return errors === 0;
}

const check79 = validate145;
const schema104 = {"type":"object","$id":"check79","properties":{"saved":{"type":"object","required":["name","path"],"properties":{"name":{"type":"string"},"path":{"type":"string"}}}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saved !== undefined){
let data0 = data.saved;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.name === undefined) && (missing0 = "name")) || ((data0.path === undefined) && (missing0 = "path"))){
validate145.errors = [{instancePath:instancePath+"/saved",message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.name !== undefined){
const _errs3 = errors;
if(typeof data0.name !== "string"){
validate145.errors = [{instancePath:instancePath+"/saved/name",message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.path !== undefined){
const _errs5 = errors;
if(typeof data0.path !== "string"){
validate145.errors = [{instancePath:instancePath+"/saved/path",message:"must be string"}];
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
validate145.errors = [{instancePath:instancePath+"/saved",message:"must be object"}];
return false;
}
}
}
}
else {
validate145.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate145.errors = vErrors;
return errors === 0;
}

const check80 = validate146;
const schema105 = {"type":"object","$id":"check80","properties":{"saved":{"type":"object","required":["name","path","hidden"],"properties":{"name":{"type":"string"},"path":{"type":"string"},"hidden":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saved !== undefined){
let data0 = data.saved;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.name === undefined) && (missing0 = "name")) || ((data0.path === undefined) && (missing0 = "path"))) || ((data0.hidden === undefined) && (missing0 = "hidden"))){
validate146.errors = [{instancePath:instancePath+"/saved",message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.name !== undefined){
const _errs3 = errors;
if(typeof data0.name !== "string"){
validate146.errors = [{instancePath:instancePath+"/saved/name",message:"must be string"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.path !== undefined){
const _errs5 = errors;
if(typeof data0.path !== "string"){
validate146.errors = [{instancePath:instancePath+"/saved/path",message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.hidden !== undefined){
let data3 = data0.hidden;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate146.errors = [{instancePath:instancePath+"/saved/hidden",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate146.errors = [{instancePath:instancePath+"/saved/hidden",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate146.errors = [{instancePath:instancePath+"/saved/hidden",message:"must be >= 0"}];
return false;
}
}
}
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
validate146.errors = [{instancePath:instancePath+"/saved",message:"must be object"}];
return false;
}
}
}
}
else {
validate146.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate146.errors = vErrors;
return errors === 0;
}

const check81 = validate147;
const schema106 = {"type":"object","required":["files"],"$id":"check81","properties":{"files":{"type":"array","items":{"anyOf":[{"type":"object","required":["file","sessions"],"properties":{"file":{"type":"string"},"sessions":{"$ref":"part19"}}},{"type":"object","required":["file","problem"],"properties":{"file":{"type":"string"},"problem":{"type":"string"},"wording":{"$ref":"part0"}}}]}}}};
const schema107 = {"type":"array","items":{"$ref":"part20"},"$id":"part19"};
const schema108 = {"type":"object","required":["sessionId","title","status","events","closed","unqueued"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"status":{"type":"string","enum":["imported","copied","present","restored"]},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"closed":{"type":"boolean"},"unqueued":{"type":"integer","minimum":0,"maximum":9007199254740991},"unkeptPrompts":{"type":"integer","minimum":0,"maximum":9007199254740991},"unkeptFiles":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part20"};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.closed === undefined) && (missing0 = "closed"))) || ((data.unqueued === undefined) && (missing0 = "unqueued"))){
validate149.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate149.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate149.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate149.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate149.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data2 = data.status;
const _errs5 = errors;
if(typeof data2 !== "string"){
validate149.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!((((data2 === "imported") || (data2 === "copied")) || (data2 === "present")) || (data2 === "restored"))){
validate149.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.events !== undefined){
let data3 = data.events;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate149.errors = [{instancePath:instancePath+"/events",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate149.errors = [{instancePath:instancePath+"/events",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate149.errors = [{instancePath:instancePath+"/events",message:"must be >= 0"}];
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
if(data.closed !== undefined){
const _errs9 = errors;
if(typeof data.closed !== "boolean"){
validate149.errors = [{instancePath:instancePath+"/closed",message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unqueued !== undefined){
let data5 = data.unqueued;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate149.errors = [{instancePath:instancePath+"/unqueued",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate149.errors = [{instancePath:instancePath+"/unqueued",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate149.errors = [{instancePath:instancePath+"/unqueued",message:"must be >= 0"}];
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
if(data.unkeptPrompts !== undefined){
let data6 = data.unkeptPrompts;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate149.errors = [{instancePath:instancePath+"/unkeptPrompts",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate149.errors = [{instancePath:instancePath+"/unkeptPrompts",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate149.errors = [{instancePath:instancePath+"/unkeptPrompts",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.unkeptFiles !== undefined){
let data7 = data.unkeptFiles;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate149.errors = [{instancePath:instancePath+"/unkeptFiles",message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate149.errors = [{instancePath:instancePath+"/unkeptFiles",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate149.errors = [{instancePath:instancePath+"/unkeptFiles",message:"must be >= 0"}];
return false;
}
}
}
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
validate149.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate149(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate148.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate148.errors = vErrors;
return errors === 0;
}


function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.files === undefined) && (missing0 = "files")){
validate147.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.files !== undefined){
let data0 = data.files;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
const _errs4 = errors;
let valid2 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.file === undefined) && (missing1 = "file")) || ((data1.sessions === undefined) && (missing1 = "sessions"))){
const err0 = {instancePath:instancePath+"/files/" + i0,message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.file !== undefined){
const _errs7 = errors;
if(typeof data1.file !== "string"){
const err1 = {instancePath:instancePath+"/files/" + i0+"/file",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.sessions !== undefined){
const _errs9 = errors;
if(!(validate148(data1.sessions, {instancePath:instancePath+"/files/" + i0+"/sessions",parentData:data1,parentDataProperty:"sessions",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err2 = {instancePath:instancePath+"/files/" + i0,message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(errors === _errs10){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if(((data1.file === undefined) && (missing2 = "file")) || ((data1.problem === undefined) && (missing2 = "problem"))){
const err3 = {instancePath:instancePath+"/files/" + i0,message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(data1.file !== undefined){
const _errs12 = errors;
if(typeof data1.file !== "string"){
const err4 = {instancePath:instancePath+"/files/" + i0+"/file",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var valid4 = _errs12 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.problem !== undefined){
const _errs14 = errors;
if(typeof data1.problem !== "string"){
const err5 = {instancePath:instancePath+"/files/" + i0+"/problem",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid4 = _errs14 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.wording !== undefined){
const _errs16 = errors;
if(!(validate24(data1.wording, {instancePath:instancePath+"/files/" + i0+"/wording",parentData:data1,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs16 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err6 = {instancePath:instancePath+"/files/" + i0,message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/files/" + i0,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate147.errors = vErrors;
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
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
validate147.errors = [{instancePath:instancePath+"/files",message:"must be array"}];
return false;
}
}
}
}
}
else {
validate147.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate147.errors = vErrors;
return errors === 0;
}

const check82 = validate153;
const schema109 = {"type":"object","required":["folders"],"$id":"check82","properties":{"folders":{"type":"array","items":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]},"heldByEditor":{"type":"boolean"}}}}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folders === undefined) && (missing0 = "folders")){
validate153.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate153.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.path !== undefined){
let data2 = data1.path;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 4096){
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data2.length < 1){
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must be string"}];
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
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/name",message:"must be string"}];
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
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/trust",message:"must be string"}];
return false;
}
if(!(((data4 === "trusted") || (data4 === "untrusted")) || (data4 === "unasked"))){
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/trust",message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.heldByEditor !== undefined){
const _errs11 = errors;
if(typeof data1.heldByEditor !== "boolean"){
validate153.errors = [{instancePath:instancePath+"/folders/" + i0+"/heldByEditor",message:"must be boolean"}];
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
}
}
else {
validate153.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must be object"}];
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
validate153.errors = [{instancePath:instancePath+"/folders",message:"must be array"}];
return false;
}
}
}
}
}
else {
validate153.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate153.errors = vErrors;
return errors === 0;
}

const check83 = validate154;
const schema110 = {"type":"object","required":["path","folders","truncated"],"$id":"check83","properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"parent":{"type":"string","minLength":1,"maxLength":4096},"folders":{"type":"array","items":{"type":"object","required":["path","name"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"}}}},"truncated":{"type":"boolean"}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.folders === undefined) && (missing0 = "folders"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
validate154.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
let data0 = data.path;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 4096){
validate154.errors = [{instancePath:instancePath+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data0.length < 1){
validate154.errors = [{instancePath:instancePath+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/parent",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate154.errors = [{instancePath:instancePath+"/parent",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/parent",message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data3.path !== undefined){
let data4 = data3.path;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 4096){
validate154.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data4.length < 1){
validate154.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate154.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/folders/" + i0+"/name",message:"must be string"}];
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
validate154.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must be object"}];
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
validate154.errors = [{instancePath:instancePath+"/folders",message:"must be array"}];
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
validate154.errors = [{instancePath:instancePath+"/truncated",message:"must be boolean"}];
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
validate154.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate154.errors = vErrors;
return errors === 0;
}

const check84 = validate155;
const schema111 = {"type":"object","required":["folder"],"$id":"check84","properties":{"folder":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]},"heldByEditor":{"type":"boolean"}}}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate155.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate155.errors = [{instancePath:instancePath+"/folder",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.path !== undefined){
let data1 = data0.path;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate155.errors = [{instancePath:instancePath+"/folder/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate155.errors = [{instancePath:instancePath+"/folder/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate155.errors = [{instancePath:instancePath+"/folder/path",message:"must be string"}];
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
validate155.errors = [{instancePath:instancePath+"/folder/name",message:"must be string"}];
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
validate155.errors = [{instancePath:instancePath+"/folder/trust",message:"must be string"}];
return false;
}
if(!(((data3 === "trusted") || (data3 === "untrusted")) || (data3 === "unasked"))){
validate155.errors = [{instancePath:instancePath+"/folder/trust",message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.heldByEditor !== undefined){
const _errs9 = errors;
if(typeof data0.heldByEditor !== "boolean"){
validate155.errors = [{instancePath:instancePath+"/folder/heldByEditor",message:"must be boolean"}];
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
}
else {
validate155.errors = [{instancePath:instancePath+"/folder",message:"must be object"}];
return false;
}
}
}
}
}
else {
validate155.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate155.errors = vErrors;
return errors === 0;
}

const check85 = validate156;
const schema112 = {"type":"object","required":["folder"],"$id":"check85","properties":{"folder":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]},"heldByEditor":{"type":"boolean"}}}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
validate156.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate156.errors = [{instancePath:instancePath+"/folder",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.path !== undefined){
let data1 = data0.path;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 4096){
validate156.errors = [{instancePath:instancePath+"/folder/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data1.length < 1){
validate156.errors = [{instancePath:instancePath+"/folder/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate156.errors = [{instancePath:instancePath+"/folder/path",message:"must be string"}];
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
validate156.errors = [{instancePath:instancePath+"/folder/name",message:"must be string"}];
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
validate156.errors = [{instancePath:instancePath+"/folder/trust",message:"must be string"}];
return false;
}
if(!(((data3 === "trusted") || (data3 === "untrusted")) || (data3 === "unasked"))){
validate156.errors = [{instancePath:instancePath+"/folder/trust",message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.heldByEditor !== undefined){
const _errs9 = errors;
if(typeof data0.heldByEditor !== "boolean"){
validate156.errors = [{instancePath:instancePath+"/folder/heldByEditor",message:"must be boolean"}];
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
}
else {
validate156.errors = [{instancePath:instancePath+"/folder",message:"must be object"}];
return false;
}
}
}
}
}
else {
validate156.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate156.errors = vErrors;
return errors === 0;
}

const check86 = validate157;
const schema113 = {"type":"object","required":["agents","preferred"],"$id":"check86","properties":{"agents":{"type":"array","items":{"type":"object","required":["agentId","title","thirdParty"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"thirdParty":{"type":"boolean"}}}},"preferred":{"type":"string","minLength":1,"maxLength":512},"problem":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agents === undefined) && (missing0 = "agents")) || ((data.preferred === undefined) && (missing0 = "preferred"))){
validate157.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate157.errors = [{instancePath:instancePath+"/agents/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.agentId !== undefined){
let data2 = data1.agentId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate157.errors = [{instancePath:instancePath+"/agents/" + i0+"/agentId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate157.errors = [{instancePath:instancePath+"/agents/" + i0+"/agentId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/agents/" + i0+"/agentId",message:"must be string"}];
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
validate157.errors = [{instancePath:instancePath+"/agents/" + i0+"/title",message:"must be string"}];
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
validate157.errors = [{instancePath:instancePath+"/agents/" + i0+"/thirdParty",message:"must be boolean"}];
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
validate157.errors = [{instancePath:instancePath+"/agents/" + i0,message:"must be object"}];
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
validate157.errors = [{instancePath:instancePath+"/agents",message:"must be array"}];
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
validate157.errors = [{instancePath:instancePath+"/preferred",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data5.length < 1){
validate157.errors = [{instancePath:instancePath+"/preferred",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate157.errors = [{instancePath:instancePath+"/preferred",message:"must be string"}];
return false;
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
const _errs13 = errors;
if(typeof data.problem !== "string"){
validate157.errors = [{instancePath:instancePath+"/problem",message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs15 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
else {
validate157.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate157.errors = vErrors;
return errors === 0;
}

const check87 = validate159;
const schema114 = {"type":"object","$id":"check87","properties":{}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate159.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate159.errors = vErrors;
return errors === 0;
}

const check88 = validate160;
const schema115 = {"type":"object","required":["sessionId"],"$id":"check88","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate160.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate160.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate160.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate160.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate160.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate160.errors = vErrors;
return errors === 0;
}

const check89 = validate161;
const schema116 = {"type":"object","required":["sessions","more"],"$id":"check89","properties":{"sessions":{"$ref":"part17"},"more":{"type":"boolean"}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.more === undefined) && (missing0 = "more"))){
validate161.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
const _errs1 = errors;
if(!(validate127(data.sessions, {instancePath:instancePath+"/sessions",parentData:data,parentDataProperty:"sessions",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.more !== undefined){
const _errs2 = errors;
if(typeof data.more !== "boolean"){
validate161.errors = [{instancePath:instancePath+"/more",message:"must be boolean"}];
return false;
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate161.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate161.errors = vErrors;
return errors === 0;
}

const check90 = validate163;
const schema117 = {"$id":"check90","anyOf":[{"$ref":"part11"},{"$ref":"part16"}]};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate111(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate122(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err0 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
validate163.errors = vErrors;
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
validate163.errors = vErrors;
return errors === 0;
}

const check91 = validate166;
const schema118 = {"type":"object","$id":"check91","properties":{}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate166.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate166.errors = vErrors;
return errors === 0;
}

const check92 = validate167;
const schema119 = {"type":"object","required":["through","firstTurn","turns"],"$id":"check92","properties":{"through":{"type":"integer","minimum":0,"maximum":9007199254740991},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"$ref":"part14"}}};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.through === undefined) && (missing0 = "through")) || ((data.firstTurn === undefined) && (missing0 = "firstTurn"))) || ((data.turns === undefined) && (missing0 = "turns"))){
validate167.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.through !== undefined){
let data0 = data.through;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate167.errors = [{instancePath:instancePath+"/through",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate167.errors = [{instancePath:instancePath+"/through",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate167.errors = [{instancePath:instancePath+"/through",message:"must be >= 0"}];
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
validate167.errors = [{instancePath:instancePath+"/firstTurn",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate167.errors = [{instancePath:instancePath+"/firstTurn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate167.errors = [{instancePath:instancePath+"/firstTurn",message:"must be >= 0"}];
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
const _errs5 = errors;
if(!(validate116(data.turns, {instancePath:instancePath+"/turns",parentData:data,parentDataProperty:"turns",rootData}))){
vErrors = vErrors === null ? validate116.errors : vErrors.concat(validate116.errors);
errors = vErrors.length;
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
validate167.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate167.errors = vErrors;
return errors === 0;
}

const check93 = validate169;
const schema120 = {"type":"object","$id":"check93","properties":{}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate169.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate169.errors = vErrors;
return errors === 0;
}

const check94 = validate170;
const schema121 = {"type":"object","required":["status","queued"],"$id":"check94","properties":{"status":{"type":"string","enum":["accepted","duplicate"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate170.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate170.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!((data0 === "accepted") || (data0 === "duplicate"))){
validate170.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
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
validate170.errors = [{instancePath:instancePath+"/queued",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate170.errors = [{instancePath:instancePath+"/queued",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate170.errors = [{instancePath:instancePath+"/queued",message:"must be >= 0"}];
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
validate170.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate170.errors = vErrors;
return errors === 0;
}

const check95 = validate171;
const schema122 = {"type":"object","$id":"check95","properties":{}};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate171.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate171.errors = vErrors;
return errors === 0;
}

const check96 = validate172;
const schema123 = {"type":"object","required":["sessions","more"],"$id":"check96","properties":{"sessions":{"type":"array","items":{"type":"object","required":["sessionId","title","folder","agent","updatedAt","deletedAt","purgeAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"updatedAt":{"type":"number"},"deletedAt":{"type":"number"},"purgeAt":{"type":"number"}}}},"more":{"type":"boolean"}}};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.more === undefined) && (missing0 = "more"))){
validate172.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
if((((((((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.folder === undefined) && (missing1 = "folder"))) || ((data1.agent === undefined) && (missing1 = "agent"))) || ((data1.updatedAt === undefined) && (missing1 = "updatedAt"))) || ((data1.deletedAt === undefined) && (missing1 = "deletedAt"))) || ((data1.purgeAt === undefined) && (missing1 = "purgeAt"))){
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.sessionId !== undefined){
let data2 = data1.sessionId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/sessionId",message:"must be string"}];
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
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/title",message:"must be string"}];
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
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/folder",message:"must be string"}];
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
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/agent",message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.updatedAt !== undefined){
let data6 = data1.updatedAt;
const _errs13 = errors;
if(!((typeof data6 == "number") && (isFinite(data6)))){
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/updatedAt",message:"must be number"}];
return false;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.deletedAt !== undefined){
let data7 = data1.deletedAt;
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/deletedAt",message:"must be number"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.purgeAt !== undefined){
let data8 = data1.purgeAt;
const _errs17 = errors;
if(!((typeof data8 == "number") && (isFinite(data8)))){
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0+"/purgeAt",message:"must be number"}];
return false;
}
var valid2 = _errs17 === errors;
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
else {
validate172.errors = [{instancePath:instancePath+"/sessions/" + i0,message:"must be object"}];
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
validate172.errors = [{instancePath:instancePath+"/sessions",message:"must be array"}];
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
const _errs19 = errors;
if(typeof data.more !== "boolean"){
validate172.errors = [{instancePath:instancePath+"/more",message:"must be boolean"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
}
}
}
else {
validate172.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate172.errors = vErrors;
return errors === 0;
}

const check97 = validate173;
const schema124 = {"type":"object","$id":"check97","properties":{}};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate173.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate173.errors = vErrors;
return errors === 0;
}

const check98 = validate174;
const schema125 = {"type":"object","$id":"check98","properties":{}};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate174.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate174.errors = vErrors;
return errors === 0;
}

const check99 = validate175;
const schema126 = {"type":"object","required":["text","hidden","done","total"],"$id":"check99","properties":{"text":{"type":"string"},"cursor":{"$ref":"part3"},"hidden":{"type":"integer","minimum":0,"maximum":9007199254740991},"done":{"type":"integer","minimum":0,"maximum":9007199254740991},"total":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.text === undefined) && (missing0 = "text")) || ((data.hidden === undefined) && (missing0 = "hidden"))) || ((data.done === undefined) && (missing0 = "done"))) || ((data.total === undefined) && (missing0 = "total"))){
validate175.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.text !== undefined){
const _errs1 = errors;
if(typeof data.text !== "string"){
validate175.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cursor !== undefined){
const _errs3 = errors;
if(!(validate69(data.cursor, {instancePath:instancePath+"/cursor",parentData:data,parentDataProperty:"cursor",rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.hidden !== undefined){
let data2 = data.hidden;
const _errs4 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate175.errors = [{instancePath:instancePath+"/hidden",message:"must be integer"}];
return false;
}
if(errors === _errs4){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate175.errors = [{instancePath:instancePath+"/hidden",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate175.errors = [{instancePath:instancePath+"/hidden",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.done !== undefined){
let data3 = data.done;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate175.errors = [{instancePath:instancePath+"/done",message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate175.errors = [{instancePath:instancePath+"/done",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate175.errors = [{instancePath:instancePath+"/done",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.total !== undefined){
let data4 = data.total;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate175.errors = [{instancePath:instancePath+"/total",message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate175.errors = [{instancePath:instancePath+"/total",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate175.errors = [{instancePath:instancePath+"/total",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
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
validate175.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate175.errors = vErrors;
return errors === 0;
}

const check100 = validate177;
const schema127 = {"type":"object","required":["received","lines"],"$id":"check100","properties":{"received":{"type":"integer","minimum":0,"maximum":9007199254740991},"lines":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"$ref":"part19"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.received === undefined) && (missing0 = "received")) || ((data.lines === undefined) && (missing0 = "lines"))){
validate177.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.received !== undefined){
let data0 = data.received;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate177.errors = [{instancePath:instancePath+"/received",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/received",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate177.errors = [{instancePath:instancePath+"/received",message:"must be >= 0"}];
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
if(data.lines !== undefined){
let data1 = data.lines;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate177.errors = [{instancePath:instancePath+"/lines",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/lines",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate177.errors = [{instancePath:instancePath+"/lines",message:"must be >= 0"}];
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
if(data.sessions !== undefined){
const _errs5 = errors;
if(!(validate148(data.sessions, {instancePath:instancePath+"/sessions",parentData:data,parentDataProperty:"sessions",rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
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
validate177.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate177.errors = vErrors;
return errors === 0;
}

const check101 = validate179;
const schema128 = {"type":"object","$id":"check101","properties":{}};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate179.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate179.errors = vErrors;
return errors === 0;
}

const check102 = validate180;
const schema129 = {"type":"object","required":["status","queued"],"$id":"check102","properties":{"status":{"type":"string","enum":["accepted","duplicate"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.queued === undefined) && (missing0 = "queued"))){
validate180.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate180.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!((data0 === "accepted") || (data0 === "duplicate"))){
validate180.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
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
validate180.errors = [{instancePath:instancePath+"/queued",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate180.errors = [{instancePath:instancePath+"/queued",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate180.errors = [{instancePath:instancePath+"/queued",message:"must be >= 0"}];
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
validate180.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate180.errors = vErrors;
return errors === 0;
}

const check103 = validate181;
const schema130 = {"type":"object","$id":"check103","properties":{}};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate181.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate181.errors = vErrors;
return errors === 0;
}

const check104 = validate182;
const schema131 = {"type":"object","$id":"check104","properties":{}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate182.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate182.errors = vErrors;
return errors === 0;
}

const check105 = validate183;
const schema132 = {"type":"object","$id":"check105","properties":{}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate183.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate183.errors = vErrors;
return errors === 0;
}

const check106 = validate184;
const schema133 = {"type":"object","required":["stopped"],"$id":"check106","properties":{"stopped":{"type":"boolean"}}};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopped === undefined) && (missing0 = "stopped")){
validate184.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stopped !== undefined){
if(typeof data.stopped !== "boolean"){
validate184.errors = [{instancePath:instancePath+"/stopped",message:"must be boolean"}];
return false;
}
}
}
}
else {
validate184.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate184.errors = vErrors;
return errors === 0;
}

const check107 = validate185;
const schema134 = {"type":"object","$id":"check107","properties":{}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate185.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate185.errors = vErrors;
return errors === 0;
}

const check108 = validate186;
const schema135 = {"type":"object","required":["stopped"],"$id":"check108","properties":{"stopped":{"type":"boolean"},"others":{"type":"array","items":{"type":"object","required":["sessionId","title","running"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"running":{"type":"boolean"}}}}}};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopped === undefined) && (missing0 = "stopped")){
validate186.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stopped !== undefined){
const _errs1 = errors;
if(typeof data.stopped !== "boolean"){
validate186.errors = [{instancePath:instancePath+"/stopped",message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.others !== undefined){
let data1 = data.others;
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
if((((data2.sessionId === undefined) && (missing1 = "sessionId")) || ((data2.title === undefined) && (missing1 = "title"))) || ((data2.running === undefined) && (missing1 = "running"))){
validate186.errors = [{instancePath:instancePath+"/others/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.sessionId !== undefined){
let data3 = data2.sessionId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate186.errors = [{instancePath:instancePath+"/others/" + i0+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate186.errors = [{instancePath:instancePath+"/others/" + i0+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate186.errors = [{instancePath:instancePath+"/others/" + i0+"/sessionId",message:"must be string"}];
return false;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.title !== undefined){
const _errs9 = errors;
if(typeof data2.title !== "string"){
validate186.errors = [{instancePath:instancePath+"/others/" + i0+"/title",message:"must be string"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data2.running !== undefined){
const _errs11 = errors;
if(typeof data2.running !== "boolean"){
validate186.errors = [{instancePath:instancePath+"/others/" + i0+"/running",message:"must be boolean"}];
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
}
else {
validate186.errors = [{instancePath:instancePath+"/others/" + i0,message:"must be object"}];
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
validate186.errors = [{instancePath:instancePath+"/others",message:"must be array"}];
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
validate186.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate186.errors = vErrors;
return errors === 0;
}

const check109 = validate187;
const schema136 = {"type":"object","required":["draft"],"$id":"check109","properties":{"draft":{"$ref":"part21"}}};
const schema137 = {"type":"object","required":["revision","writer","text","setAside"],"properties":{"revision":{"type":"integer","minimum":0,"maximum":9007199254740991},"writer":{"type":"string","maxLength":512},"text":{"type":"string"},"attachments":{"$ref":"part9"},"setAside":{"$ref":"part22"}},"$id":"part21"};
const schema138 = {"type":"array","items":{"$ref":"part23"},"$id":"part22"};
const schema139 = {"type":"object","required":["asideId","writer","text","setAsideAt"],"properties":{"asideId":{"type":"string","minLength":1,"maxLength":512},"writer":{"type":"string","minLength":1,"maxLength":512},"text":{"type":"string"},"attachments":{"$ref":"part9"},"setAsideAt":{"type":"number"}},"$id":"part23"};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.asideId === undefined) && (missing0 = "asideId")) || ((data.writer === undefined) && (missing0 = "writer"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.setAsideAt === undefined) && (missing0 = "setAsideAt"))){
validate191.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.asideId !== undefined){
let data0 = data.asideId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate191.errors = [{instancePath:instancePath+"/asideId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate191.errors = [{instancePath:instancePath+"/asideId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/asideId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.writer !== undefined){
let data1 = data.writer;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate191.errors = [{instancePath:instancePath+"/writer",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate191.errors = [{instancePath:instancePath+"/writer",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate191.errors = [{instancePath:instancePath+"/writer",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
validate191.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
const _errs7 = errors;
if(!(validate93(data.attachments, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.setAsideAt !== undefined){
let data4 = data.setAsideAt;
const _errs8 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate191.errors = [{instancePath:instancePath+"/setAsideAt",message:"must be number"}];
return false;
}
var valid0 = _errs8 === errors;
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
validate191.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate191.errors = vErrors;
return errors === 0;
}


function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate191(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate191.errors : vErrors.concat(validate191.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate190.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate190.errors = vErrors;
return errors === 0;
}


function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.revision === undefined) && (missing0 = "revision")) || ((data.writer === undefined) && (missing0 = "writer"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.setAside === undefined) && (missing0 = "setAside"))){
validate188.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.revision !== undefined){
let data0 = data.revision;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate188.errors = [{instancePath:instancePath+"/revision",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate188.errors = [{instancePath:instancePath+"/revision",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate188.errors = [{instancePath:instancePath+"/revision",message:"must be >= 0"}];
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
if(data.writer !== undefined){
let data1 = data.writer;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate188.errors = [{instancePath:instancePath+"/writer",message:"must NOT have more than 512 characters"}];
return false;
}
}
else {
validate188.errors = [{instancePath:instancePath+"/writer",message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs5 = errors;
if(typeof data.text !== "string"){
validate188.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.attachments !== undefined){
const _errs7 = errors;
if(!(validate93(data.attachments, {instancePath:instancePath+"/attachments",parentData:data,parentDataProperty:"attachments",rootData}))){
vErrors = vErrors === null ? validate93.errors : vErrors.concat(validate93.errors);
errors = vErrors.length;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.setAside !== undefined){
const _errs8 = errors;
if(!(validate190(data.setAside, {instancePath:instancePath+"/setAside",parentData:data,parentDataProperty:"setAside",rootData}))){
vErrors = vErrors === null ? validate190.errors : vErrors.concat(validate190.errors);
errors = vErrors.length;
}
var valid0 = _errs8 === errors;
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
validate188.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate188.errors = vErrors;
return errors === 0;
}


function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.draft === undefined) && (missing0 = "draft")){
validate187.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.draft !== undefined){
if(!(validate188(data.draft, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
}
}
}
}
else {
validate187.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate187.errors = vErrors;
return errors === 0;
}

const check110 = validate196;
const schema140 = {"type":"object","required":["status","draft"],"$id":"check110","properties":{"status":{"type":"string","enum":["kept","setAside","late"]},"draft":{"$ref":"part21"}}};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.draft === undefined) && (missing0 = "draft"))){
validate196.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate196.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!(((data0 === "kept") || (data0 === "setAside")) || (data0 === "late"))){
validate196.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
const _errs3 = errors;
if(!(validate188(data.draft, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
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
validate196.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate196.errors = vErrors;
return errors === 0;
}

const check111 = validate198;
const schema141 = {"type":"object","required":["received"],"$id":"check111","properties":{"received":{"type":"integer","minimum":0,"maximum":9007199254740991},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"}}};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.received === undefined) && (missing0 = "received")){
validate198.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.received !== undefined){
let data0 = data.received;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate198.errors = [{instancePath:instancePath+"/received",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate198.errors = [{instancePath:instancePath+"/received",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate198.errors = [{instancePath:instancePath+"/received",message:"must be >= 0"}];
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
if(data.blob !== undefined){
let data1 = data.blob;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
validate198.errors = [{instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate198.errors = [{instancePath:instancePath+"/blob",message:"must be string"}];
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
validate198.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate198.errors = vErrors;
return errors === 0;
}

const check112 = validate199;
const schema142 = {"type":"object","required":["data","size"],"$id":"check112","properties":{"data":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.size === undefined) && (missing0 = "size"))){
validate199.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.data !== undefined){
const _errs1 = errors;
if(typeof data.data !== "string"){
validate199.errors = [{instancePath:instancePath+"/data",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data1 = data.size;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate199.errors = [{instancePath:instancePath+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate199.errors = [{instancePath:instancePath+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate199.errors = [{instancePath:instancePath+"/size",message:"must be >= 0"}];
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
validate199.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate199.errors = vErrors;
return errors === 0;
}

const check113 = validate200;
const schema143 = {"type":"object","$id":"check113","properties":{}};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate200.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate200.errors = vErrors;
return errors === 0;
}

const check114 = validate201;
const schema144 = {"type":"object","required":["results","more","waiting"],"$id":"check114","properties":{"results":{"type":"array","items":{"type":"object","required":["target","kind","title","folder","ts","snippet"],"properties":{"target":{"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"item":{"type":"string"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"kind":{"type":"string","enum":["title","prompt","answer","thought","tool"]},"title":{"type":"string"},"folder":{"type":"string"},"ts":{"type":"number"},"snippet":{"type":"object","required":["text","ranges"],"properties":{"text":{"type":"string"},"ranges":{"type":"array","items":{"type":"object","required":["start","end"],"properties":{"start":{"type":"integer","minimum":0,"maximum":9007199254740991},"end":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}}}}},"more":{"type":"boolean"},"waiting":{"type":"integer","minimum":0,"maximum":9007199254740991},"error":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.results === undefined) && (missing0 = "results")) || ((data.more === undefined) && (missing0 = "more"))) || ((data.waiting === undefined) && (missing0 = "waiting"))){
validate201.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.results !== undefined){
let data0 = data.results;
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
if(((((((data1.target === undefined) && (missing1 = "target")) || ((data1.kind === undefined) && (missing1 = "kind"))) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.folder === undefined) && (missing1 = "folder"))) || ((data1.ts === undefined) && (missing1 = "ts"))) || ((data1.snippet === undefined) && (missing1 = "snippet"))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.target !== undefined){
let data2 = data1.target;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.sessionId === undefined) && (missing2 = "sessionId")){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target",message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data2.sessionId !== undefined){
let data3 = data2.sessionId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/sessionId",message:"must be string"}];
return false;
}
}
var valid3 = _errs7 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.turn !== undefined){
let data4 = data2.turn;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/turn",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/turn",message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs9 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.item !== undefined){
const _errs11 = errors;
if(typeof data2.item !== "string"){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/item",message:"must be string"}];
return false;
}
var valid3 = _errs11 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.at !== undefined){
let data6 = data2.at;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/at",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target/at",message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
}
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/target",message:"must be object"}];
return false;
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.kind !== undefined){
let data7 = data1.kind;
const _errs15 = errors;
if(typeof data7 !== "string"){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/kind",message:"must be string"}];
return false;
}
if(!(((((data7 === "title") || (data7 === "prompt")) || (data7 === "answer")) || (data7 === "thought")) || (data7 === "tool"))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/kind",message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
const _errs17 = errors;
if(typeof data1.title !== "string"){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/title",message:"must be string"}];
return false;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.folder !== undefined){
const _errs19 = errors;
if(typeof data1.folder !== "string"){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/folder",message:"must be string"}];
return false;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.ts !== undefined){
let data10 = data1.ts;
const _errs21 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/ts",message:"must be number"}];
return false;
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.snippet !== undefined){
let data11 = data1.snippet;
const _errs23 = errors;
if(errors === _errs23){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if(((data11.text === undefined) && (missing3 = "text")) || ((data11.ranges === undefined) && (missing3 = "ranges"))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet",message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data11.text !== undefined){
const _errs25 = errors;
if(typeof data11.text !== "string"){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/text",message:"must be string"}];
return false;
}
var valid4 = _errs25 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.ranges !== undefined){
let data13 = data11.ranges;
const _errs27 = errors;
if(errors === _errs27){
if(Array.isArray(data13)){
var valid5 = true;
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
const _errs29 = errors;
if(errors === _errs29){
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((data14.start === undefined) && (missing4 = "start")) || ((data14.end === undefined) && (missing4 = "end"))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1,message:"must have required property '"+missing4+"'"}];
return false;
}
else {
if(data14.start !== undefined){
let data15 = data14.start;
const _errs31 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/start",message:"must be integer"}];
return false;
}
if(errors === _errs31){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/start",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data15 < 0 || isNaN(data15)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/start",message:"must be >= 0"}];
return false;
}
}
}
}
var valid6 = _errs31 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data14.end !== undefined){
let data16 = data14.end;
const _errs33 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/end",message:"must be integer"}];
return false;
}
if(errors === _errs33){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/end",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data16 < 0 || isNaN(data16)){
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/end",message:"must be >= 0"}];
return false;
}
}
}
}
var valid6 = _errs33 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges/" + i1,message:"must be object"}];
return false;
}
}
var valid5 = _errs29 === errors;
if(!valid5){
break;
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet/ranges",message:"must be array"}];
return false;
}
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
validate201.errors = [{instancePath:instancePath+"/results/" + i0+"/snippet",message:"must be object"}];
return false;
}
}
var valid2 = _errs23 === errors;
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
else {
validate201.errors = [{instancePath:instancePath+"/results/" + i0,message:"must be object"}];
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
validate201.errors = [{instancePath:instancePath+"/results",message:"must be array"}];
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
const _errs35 = errors;
if(typeof data.more !== "boolean"){
validate201.errors = [{instancePath:instancePath+"/more",message:"must be boolean"}];
return false;
}
var valid0 = _errs35 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.waiting !== undefined){
let data18 = data.waiting;
const _errs37 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
validate201.errors = [{instancePath:instancePath+"/waiting",message:"must be integer"}];
return false;
}
if(errors === _errs37){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
validate201.errors = [{instancePath:instancePath+"/waiting",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data18 < 0 || isNaN(data18)){
validate201.errors = [{instancePath:instancePath+"/waiting",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.error !== undefined){
const _errs39 = errors;
if(typeof data.error !== "string"){
validate201.errors = [{instancePath:instancePath+"/error",message:"must be string"}];
return false;
}
var valid0 = _errs39 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs41 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs41 === errors;
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
validate201.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate201.errors = vErrors;
return errors === 0;
}

const check115 = validate203;
const schema145 = {"type":"object","required":["sessions","documents"],"$id":"check115","properties":{"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"documents":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.documents === undefined) && (missing0 = "documents"))){
validate203.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate203.errors = [{instancePath:instancePath+"/sessions",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate203.errors = [{instancePath:instancePath+"/sessions",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate203.errors = [{instancePath:instancePath+"/sessions",message:"must be >= 0"}];
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
if(data.documents !== undefined){
let data1 = data.documents;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate203.errors = [{instancePath:instancePath+"/documents",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate203.errors = [{instancePath:instancePath+"/documents",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate203.errors = [{instancePath:instancePath+"/documents",message:"must be >= 0"}];
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
validate203.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate203.errors = vErrors;
return errors === 0;
}

const check116 = validate204;
const schema146 = {"type":"object","$id":"check116","properties":{"trouble":{"type":"object","required":["reason","message","since"],"properties":{"reason":{"type":"string","enum":["full","read-only","unreachable"]},"message":{"type":"string"},"wording":{"$ref":"part0"},"since":{"type":"number"}}},"salvage":{"type":"object","required":["kept","bytes","sessions","harmed","lostEvents","at"],"properties":{"kept":{"type":"string"},"bytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"harmed":{"type":"integer","minimum":0,"maximum":9007199254740991},"lostEvents":{"type":"integer","minimum":0,"maximum":9007199254740991},"lostDrafts":{"type":"integer","minimum":0,"maximum":9007199254740991},"at":{"type":"number"}}}}};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trouble !== undefined){
let data0 = data.trouble;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.reason === undefined) && (missing0 = "reason")) || ((data0.message === undefined) && (missing0 = "message"))) || ((data0.since === undefined) && (missing0 = "since"))){
validate204.errors = [{instancePath:instancePath+"/trouble",message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data0.reason !== undefined){
let data1 = data0.reason;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate204.errors = [{instancePath:instancePath+"/trouble/reason",message:"must be string"}];
return false;
}
if(!(((data1 === "full") || (data1 === "read-only")) || (data1 === "unreachable"))){
validate204.errors = [{instancePath:instancePath+"/trouble/reason",message:"must be equal to one of the allowed values"}];
return false;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.message !== undefined){
const _errs5 = errors;
if(typeof data0.message !== "string"){
validate204.errors = [{instancePath:instancePath+"/trouble/message",message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.wording !== undefined){
const _errs7 = errors;
if(!(validate24(data0.wording, {instancePath:instancePath+"/trouble/wording",parentData:data0,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.since !== undefined){
let data4 = data0.since;
const _errs8 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
validate204.errors = [{instancePath:instancePath+"/trouble/since",message:"must be number"}];
return false;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
}
}
}
}
}
else {
validate204.errors = [{instancePath:instancePath+"/trouble",message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.salvage !== undefined){
let data5 = data.salvage;
const _errs10 = errors;
if(errors === _errs10){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((data5.kept === undefined) && (missing1 = "kept")) || ((data5.bytes === undefined) && (missing1 = "bytes"))) || ((data5.sessions === undefined) && (missing1 = "sessions"))) || ((data5.harmed === undefined) && (missing1 = "harmed"))) || ((data5.lostEvents === undefined) && (missing1 = "lostEvents"))) || ((data5.at === undefined) && (missing1 = "at"))){
validate204.errors = [{instancePath:instancePath+"/salvage",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.kept !== undefined){
const _errs12 = errors;
if(typeof data5.kept !== "string"){
validate204.errors = [{instancePath:instancePath+"/salvage/kept",message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.bytes !== undefined){
let data7 = data5.bytes;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate204.errors = [{instancePath:instancePath+"/salvage/bytes",message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate204.errors = [{instancePath:instancePath+"/salvage/bytes",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate204.errors = [{instancePath:instancePath+"/salvage/bytes",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.sessions !== undefined){
let data8 = data5.sessions;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate204.errors = [{instancePath:instancePath+"/salvage/sessions",message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate204.errors = [{instancePath:instancePath+"/salvage/sessions",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate204.errors = [{instancePath:instancePath+"/salvage/sessions",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.harmed !== undefined){
let data9 = data5.harmed;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate204.errors = [{instancePath:instancePath+"/salvage/harmed",message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate204.errors = [{instancePath:instancePath+"/salvage/harmed",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate204.errors = [{instancePath:instancePath+"/salvage/harmed",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs18 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.lostEvents !== undefined){
let data10 = data5.lostEvents;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate204.errors = [{instancePath:instancePath+"/salvage/lostEvents",message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
validate204.errors = [{instancePath:instancePath+"/salvage/lostEvents",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate204.errors = [{instancePath:instancePath+"/salvage/lostEvents",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs20 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.lostDrafts !== undefined){
let data11 = data5.lostDrafts;
const _errs22 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
validate204.errors = [{instancePath:instancePath+"/salvage/lostDrafts",message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
validate204.errors = [{instancePath:instancePath+"/salvage/lostDrafts",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data11 < 0 || isNaN(data11)){
validate204.errors = [{instancePath:instancePath+"/salvage/lostDrafts",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs22 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.at !== undefined){
let data12 = data5.at;
const _errs24 = errors;
if(!((typeof data12 == "number") && (isFinite(data12)))){
validate204.errors = [{instancePath:instancePath+"/salvage/at",message:"must be number"}];
return false;
}
var valid2 = _errs24 === errors;
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
else {
validate204.errors = [{instancePath:instancePath+"/salvage",message:"must be object"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
}
}
else {
validate204.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate204.errors = vErrors;
return errors === 0;
}

const check117 = validate206;
const schema147 = {"type":"object","required":["parts","counts","damagedFiles"],"$id":"check117","properties":{"parts":{"type":"object","required":["log","search","blobs","other","free","waiting","damaged","hubLogs"],"properties":{"log":{"type":"integer","minimum":0,"maximum":9007199254740991},"search":{"type":"integer","minimum":0,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991},"other":{"type":"integer","minimum":0,"maximum":9007199254740991},"free":{"type":"integer","minimum":0,"maximum":9007199254740991},"waiting":{"type":"integer","minimum":0,"maximum":9007199254740991},"damaged":{"type":"integer","minimum":0,"maximum":9007199254740991},"hubLogs":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"counts":{"$ref":"part24"},"damagedFiles":{"type":"array","items":{"type":"object","required":["path","bytes"],"properties":{"path":{"type":"string"},"bytes":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}};
const schema148 = {"type":"object","required":["sessions","turns","events","deleted","damaged"],"properties":{"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"deleted":{"type":"integer","minimum":0,"maximum":9007199254740991},"damaged":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part24"};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.sessions === undefined) && (missing0 = "sessions")) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.deleted === undefined) && (missing0 = "deleted"))) || ((data.damaged === undefined) && (missing0 = "damaged"))){
validate207.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate207.errors = [{instancePath:instancePath+"/sessions",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/sessions",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate207.errors = [{instancePath:instancePath+"/sessions",message:"must be >= 0"}];
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
if(data.turns !== undefined){
let data1 = data.turns;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate207.errors = [{instancePath:instancePath+"/turns",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate207.errors = [{instancePath:instancePath+"/turns",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate207.errors = [{instancePath:instancePath+"/turns",message:"must be >= 0"}];
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
if(data.events !== undefined){
let data2 = data.events;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate207.errors = [{instancePath:instancePath+"/events",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate207.errors = [{instancePath:instancePath+"/events",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate207.errors = [{instancePath:instancePath+"/events",message:"must be >= 0"}];
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
if(data.deleted !== undefined){
let data3 = data.deleted;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate207.errors = [{instancePath:instancePath+"/deleted",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate207.errors = [{instancePath:instancePath+"/deleted",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate207.errors = [{instancePath:instancePath+"/deleted",message:"must be >= 0"}];
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
if(data.damaged !== undefined){
let data4 = data.damaged;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate207.errors = [{instancePath:instancePath+"/damaged",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate207.errors = [{instancePath:instancePath+"/damaged",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate207.errors = [{instancePath:instancePath+"/damaged",message:"must be >= 0"}];
return false;
}
}
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
validate207.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate207.errors = vErrors;
return errors === 0;
}


function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.parts === undefined) && (missing0 = "parts")) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.damagedFiles === undefined) && (missing0 = "damagedFiles"))){
validate206.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((data0.log === undefined) && (missing1 = "log")) || ((data0.search === undefined) && (missing1 = "search"))) || ((data0.blobs === undefined) && (missing1 = "blobs"))) || ((data0.other === undefined) && (missing1 = "other"))) || ((data0.free === undefined) && (missing1 = "free"))) || ((data0.waiting === undefined) && (missing1 = "waiting"))) || ((data0.damaged === undefined) && (missing1 = "damaged"))) || ((data0.hubLogs === undefined) && (missing1 = "hubLogs"))){
validate206.errors = [{instancePath:instancePath+"/parts",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.log !== undefined){
let data1 = data0.log;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate206.errors = [{instancePath:instancePath+"/parts/log",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate206.errors = [{instancePath:instancePath+"/parts/log",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate206.errors = [{instancePath:instancePath+"/parts/log",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.search !== undefined){
let data2 = data0.search;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate206.errors = [{instancePath:instancePath+"/parts/search",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate206.errors = [{instancePath:instancePath+"/parts/search",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate206.errors = [{instancePath:instancePath+"/parts/search",message:"must be >= 0"}];
return false;
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
if(data0.blobs !== undefined){
let data3 = data0.blobs;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate206.errors = [{instancePath:instancePath+"/parts/blobs",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate206.errors = [{instancePath:instancePath+"/parts/blobs",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate206.errors = [{instancePath:instancePath+"/parts/blobs",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.other !== undefined){
let data4 = data0.other;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate206.errors = [{instancePath:instancePath+"/parts/other",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate206.errors = [{instancePath:instancePath+"/parts/other",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate206.errors = [{instancePath:instancePath+"/parts/other",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.free !== undefined){
let data5 = data0.free;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate206.errors = [{instancePath:instancePath+"/parts/free",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate206.errors = [{instancePath:instancePath+"/parts/free",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate206.errors = [{instancePath:instancePath+"/parts/free",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.waiting !== undefined){
let data6 = data0.waiting;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate206.errors = [{instancePath:instancePath+"/parts/waiting",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate206.errors = [{instancePath:instancePath+"/parts/waiting",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate206.errors = [{instancePath:instancePath+"/parts/waiting",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.damaged !== undefined){
let data7 = data0.damaged;
const _errs15 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate206.errors = [{instancePath:instancePath+"/parts/damaged",message:"must be integer"}];
return false;
}
if(errors === _errs15){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate206.errors = [{instancePath:instancePath+"/parts/damaged",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate206.errors = [{instancePath:instancePath+"/parts/damaged",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs15 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.hubLogs !== undefined){
let data8 = data0.hubLogs;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate206.errors = [{instancePath:instancePath+"/parts/hubLogs",message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate206.errors = [{instancePath:instancePath+"/parts/hubLogs",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate206.errors = [{instancePath:instancePath+"/parts/hubLogs",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs17 === errors;
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
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/parts",message:"must be object"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.counts !== undefined){
const _errs19 = errors;
if(!(validate207(data.counts, {instancePath:instancePath+"/counts",parentData:data,parentDataProperty:"counts",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.damagedFiles !== undefined){
let data10 = data.damagedFiles;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data10)){
var valid2 = true;
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
const _errs22 = errors;
if(errors === _errs22){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.path === undefined) && (missing2 = "path")) || ((data11.bytes === undefined) && (missing2 = "bytes"))){
validate206.errors = [{instancePath:instancePath+"/damagedFiles/" + i0,message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data11.path !== undefined){
const _errs24 = errors;
if(typeof data11.path !== "string"){
validate206.errors = [{instancePath:instancePath+"/damagedFiles/" + i0+"/path",message:"must be string"}];
return false;
}
var valid3 = _errs24 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data11.bytes !== undefined){
let data13 = data11.bytes;
const _errs26 = errors;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
validate206.errors = [{instancePath:instancePath+"/damagedFiles/" + i0+"/bytes",message:"must be integer"}];
return false;
}
if(errors === _errs26){
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
validate206.errors = [{instancePath:instancePath+"/damagedFiles/" + i0+"/bytes",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data13 < 0 || isNaN(data13)){
validate206.errors = [{instancePath:instancePath+"/damagedFiles/" + i0+"/bytes",message:"must be >= 0"}];
return false;
}
}
}
}
var valid3 = _errs26 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/damagedFiles/" + i0,message:"must be object"}];
return false;
}
}
var valid2 = _errs22 === errors;
if(!valid2){
break;
}
}
}
else {
validate206.errors = [{instancePath:instancePath+"/damagedFiles",message:"must be array"}];
return false;
}
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate206.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate206.errors = vErrors;
return errors === 0;
}

const check118 = validate209;
const schema149 = {"type":"object","required":["more","report"],"$id":"check118","properties":{"more":{"type":"boolean"},"left":{"type":"integer","minimum":0,"maximum":9007199254740991},"report":{"type":"object","required":["problems","purged","indexed","documents","blobsRemoved","freedBytes"],"properties":{"counts":{"$ref":"part24"},"problems":{"type":"array","items":{"type":"string"}},"purged":{"type":"integer","minimum":0,"maximum":9007199254740991},"indexed":{"type":"integer","minimum":0,"maximum":9007199254740991},"documents":{"type":"integer","minimum":0,"maximum":9007199254740991},"blobsRemoved":{"type":"integer","minimum":0,"maximum":9007199254740991},"freedBytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"held":{"type":"boolean"}}}}};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.more === undefined) && (missing0 = "more")) || ((data.report === undefined) && (missing0 = "report"))){
validate209.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.more !== undefined){
const _errs1 = errors;
if(typeof data.more !== "boolean"){
validate209.errors = [{instancePath:instancePath+"/more",message:"must be boolean"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.left !== undefined){
let data1 = data.left;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate209.errors = [{instancePath:instancePath+"/left",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate209.errors = [{instancePath:instancePath+"/left",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate209.errors = [{instancePath:instancePath+"/left",message:"must be >= 0"}];
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
if(data.report !== undefined){
let data2 = data.report;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((data2.problems === undefined) && (missing1 = "problems")) || ((data2.purged === undefined) && (missing1 = "purged"))) || ((data2.indexed === undefined) && (missing1 = "indexed"))) || ((data2.documents === undefined) && (missing1 = "documents"))) || ((data2.blobsRemoved === undefined) && (missing1 = "blobsRemoved"))) || ((data2.freedBytes === undefined) && (missing1 = "freedBytes"))){
validate209.errors = [{instancePath:instancePath+"/report",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data2.counts !== undefined){
const _errs7 = errors;
if(!(validate207(data2.counts, {instancePath:instancePath+"/report/counts",parentData:data2,parentDataProperty:"counts",rootData}))){
vErrors = vErrors === null ? validate207.errors : vErrors.concat(validate207.errors);
errors = vErrors.length;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.problems !== undefined){
let data4 = data2.problems;
const _errs8 = errors;
if(errors === _errs8){
if(Array.isArray(data4)){
var valid2 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
const _errs10 = errors;
if(typeof data4[i0] !== "string"){
validate209.errors = [{instancePath:instancePath+"/report/problems/" + i0,message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
if(!valid2){
break;
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/report/problems",message:"must be array"}];
return false;
}
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.purged !== undefined){
let data6 = data2.purged;
const _errs12 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate209.errors = [{instancePath:instancePath+"/report/purged",message:"must be integer"}];
return false;
}
if(errors === _errs12){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate209.errors = [{instancePath:instancePath+"/report/purged",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate209.errors = [{instancePath:instancePath+"/report/purged",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs12 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.indexed !== undefined){
let data7 = data2.indexed;
const _errs14 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
validate209.errors = [{instancePath:instancePath+"/report/indexed",message:"must be integer"}];
return false;
}
if(errors === _errs14){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
validate209.errors = [{instancePath:instancePath+"/report/indexed",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data7 < 0 || isNaN(data7)){
validate209.errors = [{instancePath:instancePath+"/report/indexed",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs14 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.documents !== undefined){
let data8 = data2.documents;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate209.errors = [{instancePath:instancePath+"/report/documents",message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate209.errors = [{instancePath:instancePath+"/report/documents",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate209.errors = [{instancePath:instancePath+"/report/documents",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs16 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.blobsRemoved !== undefined){
let data9 = data2.blobsRemoved;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate209.errors = [{instancePath:instancePath+"/report/blobsRemoved",message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate209.errors = [{instancePath:instancePath+"/report/blobsRemoved",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate209.errors = [{instancePath:instancePath+"/report/blobsRemoved",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs18 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.freedBytes !== undefined){
let data10 = data2.freedBytes;
const _errs20 = errors;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
validate209.errors = [{instancePath:instancePath+"/report/freedBytes",message:"must be integer"}];
return false;
}
if(errors === _errs20){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
validate209.errors = [{instancePath:instancePath+"/report/freedBytes",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data10 < 0 || isNaN(data10)){
validate209.errors = [{instancePath:instancePath+"/report/freedBytes",message:"must be >= 0"}];
return false;
}
}
}
}
var valid1 = _errs20 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data2.held !== undefined){
const _errs22 = errors;
if(typeof data2.held !== "boolean"){
validate209.errors = [{instancePath:instancePath+"/report/held",message:"must be boolean"}];
return false;
}
var valid1 = _errs22 === errors;
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
}
}
}
else {
validate209.errors = [{instancePath:instancePath+"/report",message:"must be object"}];
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
validate209.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate209.errors = vErrors;
return errors === 0;
}

const check119 = validate211;
const schema150 = {"type":"object","required":["sessions","deleted","drafts","folders","bytes","logFiles"],"$id":"check119","properties":{"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"deleted":{"type":"integer","minimum":0,"maximum":9007199254740991},"drafts":{"type":"integer","minimum":0,"maximum":9007199254740991},"folders":{"type":"integer","minimum":0,"maximum":9007199254740991},"bytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"logFiles":{"type":"integer","minimum":0,"maximum":9007199254740991},"held":{"type":"boolean"}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessions === undefined) && (missing0 = "sessions")) || ((data.deleted === undefined) && (missing0 = "deleted"))) || ((data.drafts === undefined) && (missing0 = "drafts"))) || ((data.folders === undefined) && (missing0 = "folders"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.logFiles === undefined) && (missing0 = "logFiles"))){
validate211.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate211.errors = [{instancePath:instancePath+"/sessions",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate211.errors = [{instancePath:instancePath+"/sessions",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate211.errors = [{instancePath:instancePath+"/sessions",message:"must be >= 0"}];
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
if(data.deleted !== undefined){
let data1 = data.deleted;
const _errs3 = errors;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate211.errors = [{instancePath:instancePath+"/deleted",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate211.errors = [{instancePath:instancePath+"/deleted",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate211.errors = [{instancePath:instancePath+"/deleted",message:"must be >= 0"}];
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
if(data.drafts !== undefined){
let data2 = data.drafts;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate211.errors = [{instancePath:instancePath+"/drafts",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate211.errors = [{instancePath:instancePath+"/drafts",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate211.errors = [{instancePath:instancePath+"/drafts",message:"must be >= 0"}];
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
if(data.folders !== undefined){
let data3 = data.folders;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate211.errors = [{instancePath:instancePath+"/folders",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate211.errors = [{instancePath:instancePath+"/folders",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate211.errors = [{instancePath:instancePath+"/folders",message:"must be >= 0"}];
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
if(data.bytes !== undefined){
let data4 = data.bytes;
const _errs9 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate211.errors = [{instancePath:instancePath+"/bytes",message:"must be integer"}];
return false;
}
if(errors === _errs9){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate211.errors = [{instancePath:instancePath+"/bytes",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate211.errors = [{instancePath:instancePath+"/bytes",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.logFiles !== undefined){
let data5 = data.logFiles;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate211.errors = [{instancePath:instancePath+"/logFiles",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate211.errors = [{instancePath:instancePath+"/logFiles",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate211.errors = [{instancePath:instancePath+"/logFiles",message:"must be >= 0"}];
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
if(data.held !== undefined){
const _errs13 = errors;
if(typeof data.held !== "boolean"){
validate211.errors = [{instancePath:instancePath+"/held",message:"must be boolean"}];
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
}
}
}
else {
validate211.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate211.errors = vErrors;
return errors === 0;
}

const check120 = validate212;
const schema151 = {"type":"object","required":["status"],"$id":"check120","properties":{"status":{"type":"string","enum":["connecting","connected","stopped","error"]},"sessionId":{"type":"string","minLength":1,"maxLength":512},"retryCount":{"type":"integer","minimum":0,"maximum":9007199254740991},"lastError":{"type":"string"},"gapDetected":{"type":"boolean"}}};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
validate212.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.status !== undefined){
let data0 = data.status;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate212.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!((((data0 === "connecting") || (data0 === "connected")) || (data0 === "stopped")) || (data0 === "error"))){
validate212.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
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
validate212.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate212.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate212.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate212.errors = [{instancePath:instancePath+"/retryCount",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate212.errors = [{instancePath:instancePath+"/retryCount",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate212.errors = [{instancePath:instancePath+"/retryCount",message:"must be >= 0"}];
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
validate212.errors = [{instancePath:instancePath+"/lastError",message:"must be string"}];
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
validate212.errors = [{instancePath:instancePath+"/gapDetected",message:"must be boolean"}];
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
validate212.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate212.errors = vErrors;
return errors === 0;
}

const check121 = validate213;
const schema152 = {"type":"object","required":["sessions"],"$id":"check121","properties":{"sessions":{"$ref":"part17"},"removed":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}},"activeSessionId":{"type":"string","minLength":1,"maxLength":512},"running":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessions === undefined) && (missing0 = "sessions")){
validate213.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessions !== undefined){
const _errs1 = errors;
if(!(validate127(data.sessions, {instancePath:instancePath+"/sessions",parentData:data,parentDataProperty:"sessions",rootData}))){
vErrors = vErrors === null ? validate127.errors : vErrors.concat(validate127.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.removed !== undefined){
let data1 = data.removed;
const _errs2 = errors;
if(errors === _errs2){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs4 = errors;
if(errors === _errs4){
if(typeof data2 === "string"){
if(data2.length > 512){
validate213.errors = [{instancePath:instancePath+"/removed/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate213.errors = [{instancePath:instancePath+"/removed/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/removed/" + i0,message:"must be string"}];
return false;
}
}
var valid1 = _errs4 === errors;
if(!valid1){
break;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/removed",message:"must be array"}];
return false;
}
}
var valid0 = _errs2 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.activeSessionId !== undefined){
let data3 = data.activeSessionId;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data3 === "string"){
if(data3.length > 512){
validate213.errors = [{instancePath:instancePath+"/activeSessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate213.errors = [{instancePath:instancePath+"/activeSessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate213.errors = [{instancePath:instancePath+"/activeSessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.running !== undefined){
let data4 = data.running;
const _errs8 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
validate213.errors = [{instancePath:instancePath+"/running",message:"must be integer"}];
return false;
}
if(errors === _errs8){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
validate213.errors = [{instancePath:instancePath+"/running",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate213.errors = [{instancePath:instancePath+"/running",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pendingPermissions !== undefined){
let data5 = data.pendingPermissions;
const _errs10 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate213.errors = [{instancePath:instancePath+"/pendingPermissions",message:"must be integer"}];
return false;
}
if(errors === _errs10){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate213.errors = [{instancePath:instancePath+"/pendingPermissions",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate213.errors = [{instancePath:instancePath+"/pendingPermissions",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs10 === errors;
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
validate213.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate213.errors = vErrors;
return errors === 0;
}

const check122 = validate215;
const schema153 = {"type":"object","required":["sessionId","events"],"$id":"check122","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"events":{"$ref":"part12"}}};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.events === undefined) && (missing0 = "events"))){
validate215.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate215.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate215.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate215.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
const _errs3 = errors;
if(!(validate112(data.events, {instancePath:instancePath+"/events",parentData:data,parentDataProperty:"events",rootData}))){
vErrors = vErrors === null ? validate112.errors : vErrors.concat(validate112.errors);
errors = vErrors.length;
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
validate215.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate215.errors = vErrors;
return errors === 0;
}

const check123 = validate217;
const schema154 = {"type":"object","$id":"check123","properties":{}};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(!(data && typeof data == "object" && !Array.isArray(data))){
validate217.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate217.errors = vErrors;
return errors === 0;
}

const check124 = validate218;
const schema155 = {"type":"object","required":["folders"],"$id":"check124","properties":{"folders":{"type":"array","items":{"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]},"heldByEditor":{"type":"boolean"}}}}}};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folders === undefined) && (missing0 = "folders")){
validate218.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate218.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.path !== undefined){
let data2 = data1.path;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 4096){
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(data2.length < 1){
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/path",message:"must be string"}];
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
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/name",message:"must be string"}];
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
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/trust",message:"must be string"}];
return false;
}
if(!(((data4 === "trusted") || (data4 === "untrusted")) || (data4 === "unasked"))){
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/trust",message:"must be equal to one of the allowed values"}];
return false;
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.heldByEditor !== undefined){
const _errs11 = errors;
if(typeof data1.heldByEditor !== "boolean"){
validate218.errors = [{instancePath:instancePath+"/folders/" + i0+"/heldByEditor",message:"must be boolean"}];
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
}
}
else {
validate218.errors = [{instancePath:instancePath+"/folders/" + i0,message:"must be object"}];
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
validate218.errors = [{instancePath:instancePath+"/folders",message:"must be array"}];
return false;
}
}
}
}
}
else {
validate218.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate218.errors = vErrors;
return errors === 0;
}

const check125 = validate219;
const schema156 = {"type":"object","required":["windows"],"$id":"check125","properties":{"windows":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.windows === undefined) && (missing0 = "windows")){
validate219.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.windows !== undefined){
let data0 = data.windows;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate219.errors = [{instancePath:instancePath+"/windows",message:"must be integer"}];
return false;
}
if(errors === _errs1){
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/windows",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data0 < 0 || isNaN(data0)){
validate219.errors = [{instancePath:instancePath+"/windows",message:"must be >= 0"}];
return false;
}
}
}
}
}
}
}
else {
validate219.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate219.errors = vErrors;
return errors === 0;
}

const check126 = validate220;
const schema157 = {"type":"object","required":["requestId","method","params"],"$id":"check126","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"method":{"type":"string","minLength":1,"maxLength":512},"params":{}}};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requestId === undefined) && (missing0 = "requestId")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.params === undefined) && (missing0 = "params"))){
validate220.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate220.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate220.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/requestId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.method !== undefined){
let data1 = data.method;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate220.errors = [{instancePath:instancePath+"/method",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate220.errors = [{instancePath:instancePath+"/method",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate220.errors = [{instancePath:instancePath+"/method",message:"must be string"}];
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
validate220.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate220.errors = vErrors;
return errors === 0;
}

const check127 = validate221;
const schema158 = {"type":"object","required":["sessionId","draft"],"$id":"check127","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"draft":{"$ref":"part21"}}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.draft === undefined) && (missing0 = "draft"))){
validate221.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate221.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate221.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate221.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
const _errs3 = errors;
if(!(validate188(data.draft, {instancePath:instancePath+"/draft",parentData:data,parentDataProperty:"draft",rootData}))){
vErrors = vErrors === null ? validate188.errors : vErrors.concat(validate188.errors);
errors = vErrors.length;
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
validate221.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate221.errors = vErrors;
return errors === 0;
}

const check128 = validate223;
const schema159 = {"type":"object","required":["sessionId","index","id","ts","type","payload"],"$id":"check128","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate223.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate223.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate223.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate223.errors = [{instancePath:instancePath+"/index",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/index",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate223.errors = [{instancePath:instancePath+"/index",message:"must be >= 1"}];
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
validate223.errors = [{instancePath:instancePath+"/from",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate223.errors = [{instancePath:instancePath+"/from",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate223.errors = [{instancePath:instancePath+"/from",message:"must be >= 1"}];
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
validate223.errors = [{instancePath:instancePath+"/id",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate223.errors = [{instancePath:instancePath+"/id",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/id",message:"must be string"}];
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
validate223.errors = [{instancePath:instancePath+"/ts",message:"must be number"}];
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
validate223.errors = [{instancePath:instancePath+"/turn",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate223.errors = [{instancePath:instancePath+"/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate223.errors = [{instancePath:instancePath+"/turn",message:"must be >= 0"}];
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
validate223.errors = [{instancePath:instancePath+"/type",message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data6.length < 1){
validate223.errors = [{instancePath:instancePath+"/type",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate223.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
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
validate223.errors = [{instancePath:instancePath+"/payload",message:"must be object"}];
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
validate223.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate223.errors = vErrors;
return errors === 0;
}

const check129 = validate224;
const schema160 = {"type":"object","required":["folder","agent"],"$id":"check129","properties":{"folder":{"type":"string"},"agent":{"type":"string"},"title":{"type":"string"}}};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.folder === undefined) && (missing0 = "folder")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate224.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.folder !== undefined){
const _errs1 = errors;
if(typeof data.folder !== "string"){
validate224.errors = [{instancePath:instancePath+"/folder",message:"must be string"}];
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
validate224.errors = [{instancePath:instancePath+"/agent",message:"must be string"}];
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
validate224.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
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
validate224.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate224.errors = vErrors;
return errors === 0;
}

const check130 = validate225;
const schema161 = {"type":"object","required":["title","by"],"$id":"check130","properties":{"title":{"type":"string","maxLength":500},"by":{"type":"string","enum":["person","agent","hub"]}}};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.by === undefined) && (missing0 = "by"))){
validate225.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 500){
validate225.errors = [{instancePath:instancePath+"/title",message:"must NOT have more than 500 characters"}];
return false;
}
}
else {
validate225.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
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
validate225.errors = [{instancePath:instancePath+"/by",message:"must be string"}];
return false;
}
if(!(((data1 === "person") || (data1 === "agent")) || (data1 === "hub"))){
validate225.errors = [{instancePath:instancePath+"/by",message:"must be equal to one of the allowed values"}];
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
validate225.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate225.errors = vErrors;
return errors === 0;
}

const check131 = validate226;
const schema162 = {"type":"object","required":["messageId","content"],"$id":"check131","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part6"},"fromWindow":{"type":"boolean"}}};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
validate226.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate226.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate226.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate226.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
const _errs3 = errors;
if(!(validate78(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.fromWindow !== undefined){
const _errs4 = errors;
if(typeof data.fromWindow !== "boolean"){
validate226.errors = [{instancePath:instancePath+"/fromWindow",message:"must be boolean"}];
return false;
}
var valid0 = _errs4 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate226.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate226.errors = vErrors;
return errors === 0;
}

const check132 = validate228;
const schema163 = {"type":"object","required":["messageId","content"],"$id":"check132","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part6"}}};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
validate228.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate228.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate228.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate228.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
const _errs3 = errors;
if(!(validate78(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
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
validate228.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate228.errors = vErrors;
return errors === 0;
}

const check133 = validate230;
const schema164 = {"type":"object","required":["messageId"],"$id":"check133","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate230.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate230.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate230.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate230.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate230.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate230.errors = vErrors;
return errors === 0;
}

const check134 = validate231;
const schema165 = {"type":"object","required":["messageIds"],"$id":"check134","properties":{"messageIds":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageIds === undefined) && (missing0 = "messageIds")){
validate231.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageIds !== undefined){
let data0 = data.messageIds;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate231.errors = [{instancePath:instancePath+"/messageIds/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate231.errors = [{instancePath:instancePath+"/messageIds/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate231.errors = [{instancePath:instancePath+"/messageIds/" + i0,message:"must be string"}];
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
validate231.errors = [{instancePath:instancePath+"/messageIds",message:"must be array"}];
return false;
}
}
}
}
}
else {
validate231.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate231.errors = vErrors;
return errors === 0;
}

const check135 = validate232;
const schema166 = {"type":"object","required":["messageId"],"$id":"check135","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate232.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate232.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate232.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate232.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate232.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate232.errors = vErrors;
return errors === 0;
}

const check136 = validate233;
const schema167 = {"type":"object","required":["messageIds"],"$id":"check136","properties":{"messageIds":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageIds === undefined) && (missing0 = "messageIds")){
validate233.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageIds !== undefined){
let data0 = data.messageIds;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length > 512){
validate233.errors = [{instancePath:instancePath+"/messageIds/" + i0,message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate233.errors = [{instancePath:instancePath+"/messageIds/" + i0,message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate233.errors = [{instancePath:instancePath+"/messageIds/" + i0,message:"must be string"}];
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
validate233.errors = [{instancePath:instancePath+"/messageIds",message:"must be array"}];
return false;
}
}
}
}
}
else {
validate233.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate233.errors = vErrors;
return errors === 0;
}

const check137 = validate234;
const schema168 = {"type":"object","required":["messageId","stage"],"$id":"check137","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"stage":{"type":"string","enum":["starting","waiting"]},"reason":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.stage === undefined) && (missing0 = "stage"))){
validate234.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate234.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate234.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate234.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stage !== undefined){
let data1 = data.stage;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate234.errors = [{instancePath:instancePath+"/stage",message:"must be string"}];
return false;
}
if(!((data1 === "starting") || (data1 === "waiting"))){
validate234.errors = [{instancePath:instancePath+"/stage",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.reason !== undefined){
const _errs5 = errors;
if(typeof data.reason !== "string"){
validate234.errors = [{instancePath:instancePath+"/reason",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs7 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate234.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate234.errors = vErrors;
return errors === 0;
}

const check138 = validate236;
const schema169 = {"type":"object","required":["messageId","content"],"$id":"check138","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part6"}}};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
validate236.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate236.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate236.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate236.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
const _errs3 = errors;
if(!(validate78(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
errors = vErrors.length;
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
validate236.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate236.errors = vErrors;
return errors === 0;
}

const check139 = validate238;
const schema170 = {"type":"object","required":["messageId"],"$id":"check139","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate238(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
validate238.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate238.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate238.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate238.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
return false;
}
}
}
}
}
else {
validate238.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate238.errors = vErrors;
return errors === 0;
}

const check140 = validate239;
const schema171 = {"type":"object","required":["outcome"],"$id":"check140","properties":{"outcome":{"type":"string","enum":["completed","cancelled","refused","limit","failed","interrupted"]},"stopReason":{"type":"string"},"empty":{"type":"object","properties":{"stderr":{"type":"string"}}},"error":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"wording":{"$ref":"part0"},"code":{"type":"number"},"data":{}}}}};

function validate239(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
validate239.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate239.errors = [{instancePath:instancePath+"/outcome",message:"must be string"}];
return false;
}
if(!((((((data0 === "completed") || (data0 === "cancelled")) || (data0 === "refused")) || (data0 === "limit")) || (data0 === "failed")) || (data0 === "interrupted"))){
validate239.errors = [{instancePath:instancePath+"/outcome",message:"must be equal to one of the allowed values"}];
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
validate239.errors = [{instancePath:instancePath+"/stopReason",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.empty !== undefined){
let data2 = data.empty;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.stderr !== undefined){
if(typeof data2.stderr !== "string"){
validate239.errors = [{instancePath:instancePath+"/empty/stderr",message:"must be string"}];
return false;
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/empty",message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
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
if((data4.message === undefined) && (missing1 = "message")){
validate239.errors = [{instancePath:instancePath+"/error",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.message !== undefined){
const _errs11 = errors;
if(typeof data4.message !== "string"){
validate239.errors = [{instancePath:instancePath+"/error/message",message:"must be string"}];
return false;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.wording !== undefined){
const _errs13 = errors;
if(!(validate24(data4.wording, {instancePath:instancePath+"/error/wording",parentData:data4,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data4.code !== undefined){
let data7 = data4.code;
const _errs14 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate239.errors = [{instancePath:instancePath+"/error/code",message:"must be number"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
validate239.errors = [{instancePath:instancePath+"/error",message:"must be object"}];
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
else {
validate239.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate239.errors = vErrors;
return errors === 0;
}

const check141 = validate241;
const schema172 = {"type":"object","required":["messageId","blockId","kind","offset","text"],"$id":"check141","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"blockId":{"type":"string","minLength":1,"maxLength":512},"kind":{"type":"string","enum":["answer","thought"]},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"text":{"type":"string"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"replace":{"type":"boolean"}}};

function validate241(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.blockId === undefined) && (missing0 = "blockId"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.text === undefined) && (missing0 = "text"))){
validate241.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate241.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate241.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
validate241.errors = [{instancePath:instancePath+"/blockId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate241.errors = [{instancePath:instancePath+"/blockId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate241.errors = [{instancePath:instancePath+"/blockId",message:"must be string"}];
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
validate241.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
if(!((data2 === "answer") || (data2 === "thought"))){
validate241.errors = [{instancePath:instancePath+"/kind",message:"must be equal to one of the allowed values"}];
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
validate241.errors = [{instancePath:instancePath+"/offset",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate241.errors = [{instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate241.errors = [{instancePath:instancePath+"/offset",message:"must be >= 0"}];
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
validate241.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
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
validate241.errors = [{instancePath:instancePath+"/at",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate241.errors = [{instancePath:instancePath+"/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate241.errors = [{instancePath:instancePath+"/at",message:"must be >= 0"}];
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
validate241.errors = [{instancePath:instancePath+"/since",message:"must be number"}];
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
validate241.errors = [{instancePath:instancePath+"/replace",message:"must be boolean"}];
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
validate241.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate241.errors = vErrors;
return errors === 0;
}

const check142 = validate242;
const schema173 = {"type":"object","required":["messageId","blockId","content"],"$id":"check142","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"blockId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part25"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}};
const schema174 = {"anyOf":[{"$ref":"part26"},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"$ref":"part28"},{"type":"object","required":["type","mimeType","blob","size"],"properties":{"type":{"type":"string","const":"image"},"mimeType":{"type":"string"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["type","kind","data"],"properties":{"type":{"type":"string","const":"other"},"kind":{"type":"string"},"data":{}}}],"$id":"part25"};
const schema175 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"},"notKept":{"$ref":"part27"}},"$id":"part26"};
const schema176 = {"type":"object","required":["message","wording"],"properties":{"message":{"type":"string"},"wording":{"$ref":"part0"}},"$id":"part27"};

function validate245(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.wording === undefined) && (missing0 = "wording"))){
validate245.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate245.errors = [{instancePath:instancePath+"/message",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs3 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate245.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate245.errors = vErrors;
return errors === 0;
}


function validate244(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate244.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate244.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("text" !== data0){
validate244.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.text !== undefined){
const _errs3 = errors;
if(typeof data.text !== "string"){
validate244.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.notKept !== undefined){
const _errs5 = errors;
if(!(validate245(data.notKept, {instancePath:instancePath+"/notKept",parentData:data,parentDataProperty:"notKept",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
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
validate244.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate244.errors = vErrors;
return errors === 0;
}

const schema177 = {"type":"object","required":["type","head","tail","length","blob","size"],"properties":{"type":{"type":"string","const":"longText"},"head":{"type":"string"},"tail":{"type":"string"},"length":{"type":"integer","minimum":0,"maximum":9007199254740991},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part28"};

function validate249(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.head === undefined) && (missing0 = "head"))) || ((data.tail === undefined) && (missing0 = "tail"))) || ((data.length === undefined) && (missing0 = "length"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
validate249.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate249.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("longText" !== data0){
validate249.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.head !== undefined){
const _errs3 = errors;
if(typeof data.head !== "string"){
validate249.errors = [{instancePath:instancePath+"/head",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.tail !== undefined){
const _errs5 = errors;
if(typeof data.tail !== "string"){
validate249.errors = [{instancePath:instancePath+"/tail",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.length !== undefined){
let data3 = data.length;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate249.errors = [{instancePath:instancePath+"/length",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate249.errors = [{instancePath:instancePath+"/length",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate249.errors = [{instancePath:instancePath+"/length",message:"must be >= 0"}];
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
if(data.blob !== undefined){
let data4 = data.blob;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
validate249.errors = [{instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate249.errors = [{instancePath:instancePath+"/blob",message:"must be string"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.size !== undefined){
let data5 = data.size;
const _errs11 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
validate249.errors = [{instancePath:instancePath+"/size",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate249.errors = [{instancePath:instancePath+"/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate249.errors = [{instancePath:instancePath+"/size",message:"must be >= 0"}];
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
}
}
}
}
}
}
}
else {
validate249.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate249.errors = vErrors;
return errors === 0;
}


function validate243(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate244(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate244.errors : vErrors.concat(validate244.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))) || ((data.name === undefined) && (missing0 = "name"))){
const err0 = {instancePath,message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs4 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("resourceLink" !== data0){
const err2 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs4 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.uri !== undefined){
let data1 = data.uri;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data1 === "string"){
if(data1.length < 1){
const err3 = {instancePath:instancePath+"/uri",message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/uri",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs6 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
const _errs8 = errors;
if(typeof data.name !== "string"){
const err5 = {instancePath:instancePath+"/name",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.mimeType !== undefined){
const _errs10 = errors;
if(typeof data.mimeType !== "string"){
const err6 = {instancePath:instancePath+"/mimeType",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.size !== undefined){
let data4 = data.size;
const _errs12 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(errors === _errs12){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err8 = {instancePath:instancePath+"/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
const err9 = {instancePath:instancePath+"/size",message:"must be >= 0"};
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
var valid1 = _errs12 === errors;
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
const err10 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs14 = errors;
if(!(validate249(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate249.errors : vErrors.concat(validate249.errors);
errors = vErrors.length;
}
var _valid0 = _errs14 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs15 = errors;
if(errors === _errs15){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.type === undefined) && (missing1 = "type")) || ((data.mimeType === undefined) && (missing1 = "mimeType"))) || ((data.blob === undefined) && (missing1 = "blob"))) || ((data.size === undefined) && (missing1 = "size"))){
const err11 = {instancePath,message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
if(data.type !== undefined){
let data5 = data.type;
const _errs17 = errors;
if(typeof data5 !== "string"){
const err12 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("image" !== data5){
const err13 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.mimeType !== undefined){
const _errs19 = errors;
if(typeof data.mimeType !== "string"){
const err14 = {instancePath:instancePath+"/mimeType",message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.blob !== undefined){
let data7 = data.blob;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err15 = {instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/blob",message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid2 = _errs21 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.size !== undefined){
let data8 = data.size;
const _errs23 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err17 = {instancePath:instancePath+"/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(errors === _errs23){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
else {
if(data8 < 0 || isNaN(data8)){
const err19 = {instancePath:instancePath+"/size",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
}
var valid2 = _errs23 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
}
else {
const err20 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var _valid0 = _errs15 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs25 = errors;
if(errors === _errs25){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((data.type === undefined) && (missing2 = "type")) || ((data.kind === undefined) && (missing2 = "kind"))) || ((data.data === undefined) && (missing2 = "data"))){
const err21 = {instancePath,message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
if(data.type !== undefined){
let data9 = data.type;
const _errs27 = errors;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if("other" !== data9){
const err23 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid3 = _errs27 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.kind !== undefined){
const _errs29 = errors;
if(typeof data.kind !== "string"){
const err24 = {instancePath:instancePath+"/kind",message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid3 = _errs29 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err25 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
var _valid0 = _errs25 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
if(!valid0){
const err26 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate243.errors = vErrors;
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
validate243.errors = vErrors;
return errors === 0;
}


function validate242(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.blockId === undefined) && (missing0 = "blockId"))) || ((data.content === undefined) && (missing0 = "content"))){
validate242.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate242.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate242.errors = [{instancePath:instancePath+"/messageId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate242.errors = [{instancePath:instancePath+"/messageId",message:"must be string"}];
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
validate242.errors = [{instancePath:instancePath+"/blockId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate242.errors = [{instancePath:instancePath+"/blockId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate242.errors = [{instancePath:instancePath+"/blockId",message:"must be string"}];
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
const _errs5 = errors;
if(!(validate243(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data3 = data.at;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate242.errors = [{instancePath:instancePath+"/at",message:"must be integer"}];
return false;
}
if(errors === _errs6){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate242.errors = [{instancePath:instancePath+"/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate242.errors = [{instancePath:instancePath+"/at",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs6 === errors;
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
validate242.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate242.errors = vErrors;
return errors === 0;
}

const check143 = validate252;
const schema178 = {"type":"object","required":["toolCallId"],"$id":"check143","properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"kind":{"type":"string"},"status":{"type":"string","enum":["pending","running","completed","failed","cancelled","unreported","background"]},"content":{"$ref":"part29"},"locations":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"rawInput":{},"rawOutput":{},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"replace":{"type":"boolean"}}};
const schema179 = {"type":"array","items":{"$ref":"part30"},"$id":"part29"};
const schema180 = {"anyOf":[{"$ref":"part31"},{"$ref":"part32"},{"type":"object","required":["type","terminalId"],"properties":{"type":{"type":"string","const":"terminal"},"terminalId":{"type":"string"}}},{"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"other"},"data":{}}}],"$id":"part30"};
const schema181 = {"type":"object","required":["type","content"],"properties":{"type":{"type":"string","const":"content"},"content":{"$ref":"part25"}},"$id":"part31"};

function validate255(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
validate255.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate255.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("content" !== data0){
validate255.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs3 = errors;
if(!(validate243(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate243.errors : vErrors.concat(validate243.errors);
errors = vErrors.length;
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
validate255.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate255.errors = vErrors;
return errors === 0;
}

const schema182 = {"type":"object","required":["type","path","newText"],"properties":{"type":{"type":"string","const":"diff"},"path":{"type":"string"},"oldText":{"type":"string"},"newText":{"type":"string"},"oldBlob":{"type":"object","required":["blob","size"],"properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"newBlob":{"type":"object","required":["blob","size"],"properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"oldNotKept":{"$ref":"part27"},"newNotKept":{"$ref":"part27"}},"$id":"part32"};

function validate258(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.newText === undefined) && (missing0 = "newText"))){
validate258.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate258.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("diff" !== data0){
validate258.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.path !== undefined){
const _errs3 = errors;
if(typeof data.path !== "string"){
validate258.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldText !== undefined){
const _errs5 = errors;
if(typeof data.oldText !== "string"){
validate258.errors = [{instancePath:instancePath+"/oldText",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newText !== undefined){
const _errs7 = errors;
if(typeof data.newText !== "string"){
validate258.errors = [{instancePath:instancePath+"/newText",message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldBlob !== undefined){
let data4 = data.oldBlob;
const _errs9 = errors;
if(errors === _errs9){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.blob === undefined) && (missing1 = "blob")) || ((data4.size === undefined) && (missing1 = "size"))){
validate258.errors = [{instancePath:instancePath+"/oldBlob",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data4.blob !== undefined){
let data5 = data4.blob;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
validate258.errors = [{instancePath:instancePath+"/oldBlob/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/oldBlob/blob",message:"must be string"}];
return false;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data4.size !== undefined){
let data6 = data4.size;
const _errs13 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
validate258.errors = [{instancePath:instancePath+"/oldBlob/size",message:"must be integer"}];
return false;
}
if(errors === _errs13){
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
validate258.errors = [{instancePath:instancePath+"/oldBlob/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data6 < 0 || isNaN(data6)){
validate258.errors = [{instancePath:instancePath+"/oldBlob/size",message:"must be >= 0"}];
return false;
}
}
}
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
validate258.errors = [{instancePath:instancePath+"/oldBlob",message:"must be object"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newBlob !== undefined){
let data7 = data.newBlob;
const _errs15 = errors;
if(errors === _errs15){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.blob === undefined) && (missing2 = "blob")) || ((data7.size === undefined) && (missing2 = "size"))){
validate258.errors = [{instancePath:instancePath+"/newBlob",message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data7.blob !== undefined){
let data8 = data7.blob;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
validate258.errors = [{instancePath:instancePath+"/newBlob/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""}];
return false;
}
}
else {
validate258.errors = [{instancePath:instancePath+"/newBlob/blob",message:"must be string"}];
return false;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data7.size !== undefined){
let data9 = data7.size;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate258.errors = [{instancePath:instancePath+"/newBlob/size",message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate258.errors = [{instancePath:instancePath+"/newBlob/size",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate258.errors = [{instancePath:instancePath+"/newBlob/size",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate258.errors = [{instancePath:instancePath+"/newBlob",message:"must be object"}];
return false;
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldNotKept !== undefined){
const _errs21 = errors;
if(!(validate245(data.oldNotKept, {instancePath:instancePath+"/oldNotKept",parentData:data,parentDataProperty:"oldNotKept",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.newNotKept !== undefined){
const _errs22 = errors;
if(!(validate245(data.newNotKept, {instancePath:instancePath+"/newNotKept",parentData:data,parentDataProperty:"newNotKept",rootData}))){
vErrors = vErrors === null ? validate245.errors : vErrors.concat(validate245.errors);
errors = vErrors.length;
}
var valid0 = _errs22 === errors;
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
validate258.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate258.errors = vErrors;
return errors === 0;
}


function validate254(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate255(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate255.errors : vErrors.concat(validate255.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate258(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate258.errors : vErrors.concat(validate258.errors);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(errors === _errs3){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.terminalId === undefined) && (missing0 = "terminalId"))){
const err0 = {instancePath,message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs5 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("terminal" !== data0){
const err2 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.terminalId !== undefined){
const _errs7 = errors;
if(typeof data.terminalId !== "string"){
const err3 = {instancePath:instancePath+"/terminalId",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
const err4 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs9 = errors;
if(errors === _errs9){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((data.type === undefined) && (missing1 = "type")) || ((data.data === undefined) && (missing1 = "data"))){
const err5 = {instancePath,message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("other" !== data2){
const err7 = {instancePath:instancePath+"/type",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
const err9 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
validate254.errors = vErrors;
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
validate254.errors = vErrors;
return errors === 0;
}


function validate253(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
const _errs1 = errors;
if(!(validate254(data[i0], {instancePath:instancePath+"/" + i0,parentData:data,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate254.errors : vErrors.concat(validate254.errors);
errors = vErrors.length;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate253.errors = [{instancePath,message:"must be array"}];
return false;
}
}
validate253.errors = vErrors;
return errors === 0;
}


function validate252(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.toolCallId === undefined) && (missing0 = "toolCallId")){
validate252.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.toolCallId !== undefined){
let data0 = data.toolCallId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate252.errors = [{instancePath:instancePath+"/toolCallId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate252.errors = [{instancePath:instancePath+"/toolCallId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/toolCallId",message:"must be string"}];
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
validate252.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
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
validate252.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
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
validate252.errors = [{instancePath:instancePath+"/status",message:"must be string"}];
return false;
}
if(!(((((((data3 === "pending") || (data3 === "running")) || (data3 === "completed")) || (data3 === "failed")) || (data3 === "cancelled")) || (data3 === "unreported")) || (data3 === "background"))){
validate252.errors = [{instancePath:instancePath+"/status",message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs9 = errors;
if(!(validate253(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data5 = data.locations;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.path === undefined) && (missing1 = "path")){
validate252.errors = [{instancePath:instancePath+"/locations/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.path !== undefined){
const _errs14 = errors;
if(typeof data6.path !== "string"){
validate252.errors = [{instancePath:instancePath+"/locations/" + i0+"/path",message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.line !== undefined){
let data8 = data6.line;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate252.errors = [{instancePath:instancePath+"/locations/" + i0+"/line",message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate252.errors = [{instancePath:instancePath+"/locations/" + i0+"/line",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate252.errors = [{instancePath:instancePath+"/locations/" + i0+"/line",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/locations/" + i0,message:"must be object"}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate252.errors = [{instancePath:instancePath+"/locations",message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data9 = data.at;
const _errs18 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate252.errors = [{instancePath:instancePath+"/at",message:"must be integer"}];
return false;
}
if(errors === _errs18){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate252.errors = [{instancePath:instancePath+"/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate252.errors = [{instancePath:instancePath+"/at",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.since !== undefined){
let data10 = data.since;
const _errs20 = errors;
if(!((typeof data10 == "number") && (isFinite(data10)))){
validate252.errors = [{instancePath:instancePath+"/since",message:"must be number"}];
return false;
}
var valid0 = _errs20 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.replace !== undefined){
const _errs22 = errors;
if(typeof data.replace !== "boolean"){
validate252.errors = [{instancePath:instancePath+"/replace",message:"must be boolean"}];
return false;
}
var valid0 = _errs22 === errors;
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
validate252.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate252.errors = vErrors;
return errors === 0;
}

const check144 = validate264;
const schema183 = {"type":"object","required":["entries"],"$id":"check144","properties":{"entries":{"type":"array","items":{"type":"object","required":["content","status"],"properties":{"content":{"type":"string"},"priority":{"type":"string","enum":["high","medium","low"]},"status":{"type":"string","enum":["pending","in_progress","completed"]}}}},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"}}};

function validate264(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.entries === undefined) && (missing0 = "entries")){
validate264.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate264.errors = [{instancePath:instancePath+"/entries/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.content !== undefined){
const _errs5 = errors;
if(typeof data1.content !== "string"){
validate264.errors = [{instancePath:instancePath+"/entries/" + i0+"/content",message:"must be string"}];
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
validate264.errors = [{instancePath:instancePath+"/entries/" + i0+"/priority",message:"must be string"}];
return false;
}
if(!(((data3 === "high") || (data3 === "medium")) || (data3 === "low"))){
validate264.errors = [{instancePath:instancePath+"/entries/" + i0+"/priority",message:"must be equal to one of the allowed values"}];
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
validate264.errors = [{instancePath:instancePath+"/entries/" + i0+"/status",message:"must be string"}];
return false;
}
if(!(((data4 === "pending") || (data4 === "in_progress")) || (data4 === "completed"))){
validate264.errors = [{instancePath:instancePath+"/entries/" + i0+"/status",message:"must be equal to one of the allowed values"}];
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
validate264.errors = [{instancePath:instancePath+"/entries/" + i0,message:"must be object"}];
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
validate264.errors = [{instancePath:instancePath+"/entries",message:"must be array"}];
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
validate264.errors = [{instancePath:instancePath+"/at",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate264.errors = [{instancePath:instancePath+"/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate264.errors = [{instancePath:instancePath+"/at",message:"must be >= 0"}];
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
validate264.errors = [{instancePath:instancePath+"/since",message:"must be number"}];
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
validate264.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate264.errors = vErrors;
return errors === 0;
}

const check145 = validate265;
const schema184 = {"type":"object","required":["requestId","title","options"],"$id":"check145","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"kind":{"type":"string"},"content":{"$ref":"part29"},"locations":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"rawInput":{},"options":{"type":"array","items":{"type":"object","required":["optionId","name","kind"],"properties":{"optionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"},"kind":{"type":"string"}}}},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"origin":{"type":"object","required":["id","position"],"properties":{"id":{"anyOf":[{"type":"string"},{"type":"number"}]},"position":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};

function validate265(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requestId === undefined) && (missing0 = "requestId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.options === undefined) && (missing0 = "options"))){
validate265.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate265.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate265.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/requestId",message:"must be string"}];
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
validate265.errors = [{instancePath:instancePath+"/toolCallId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data1.length < 1){
validate265.errors = [{instancePath:instancePath+"/toolCallId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/toolCallId",message:"must be string"}];
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
validate265.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
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
validate265.errors = [{instancePath:instancePath+"/kind",message:"must be string"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs9 = errors;
if(!(validate253(data.content, {instancePath:instancePath+"/content",parentData:data,parentDataProperty:"content",rootData}))){
vErrors = vErrors === null ? validate253.errors : vErrors.concat(validate253.errors);
errors = vErrors.length;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data5 = data.locations;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data5)){
var valid1 = true;
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
const _errs12 = errors;
if(errors === _errs12){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing1;
if((data6.path === undefined) && (missing1 = "path")){
validate265.errors = [{instancePath:instancePath+"/locations/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data6.path !== undefined){
const _errs14 = errors;
if(typeof data6.path !== "string"){
validate265.errors = [{instancePath:instancePath+"/locations/" + i0+"/path",message:"must be string"}];
return false;
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data6.line !== undefined){
let data8 = data6.line;
const _errs16 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate265.errors = [{instancePath:instancePath+"/locations/" + i0+"/line",message:"must be integer"}];
return false;
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate265.errors = [{instancePath:instancePath+"/locations/" + i0+"/line",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate265.errors = [{instancePath:instancePath+"/locations/" + i0+"/line",message:"must be >= 0"}];
return false;
}
}
}
}
var valid2 = _errs16 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/locations/" + i0,message:"must be object"}];
return false;
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/locations",message:"must be array"}];
return false;
}
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data9 = data.options;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data9)){
var valid3 = true;
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
const _errs20 = errors;
if(errors === _errs20){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((((data10.optionId === undefined) && (missing2 = "optionId")) || ((data10.name === undefined) && (missing2 = "name"))) || ((data10.kind === undefined) && (missing2 = "kind"))){
validate265.errors = [{instancePath:instancePath+"/options/" + i1,message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data10.optionId !== undefined){
let data11 = data10.optionId;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data11 === "string"){
if(data11.length > 512){
validate265.errors = [{instancePath:instancePath+"/options/" + i1+"/optionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data11.length < 1){
validate265.errors = [{instancePath:instancePath+"/options/" + i1+"/optionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/options/" + i1+"/optionId",message:"must be string"}];
return false;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.name !== undefined){
const _errs24 = errors;
if(typeof data10.name !== "string"){
validate265.errors = [{instancePath:instancePath+"/options/" + i1+"/name",message:"must be string"}];
return false;
}
var valid4 = _errs24 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data10.kind !== undefined){
const _errs26 = errors;
if(typeof data10.kind !== "string"){
validate265.errors = [{instancePath:instancePath+"/options/" + i1+"/kind",message:"must be string"}];
return false;
}
var valid4 = _errs26 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/options/" + i1,message:"must be object"}];
return false;
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/options",message:"must be array"}];
return false;
}
}
var valid0 = _errs18 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data14 = data.at;
const _errs28 = errors;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
validate265.errors = [{instancePath:instancePath+"/at",message:"must be integer"}];
return false;
}
if(errors === _errs28){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
validate265.errors = [{instancePath:instancePath+"/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data14 < 0 || isNaN(data14)){
validate265.errors = [{instancePath:instancePath+"/at",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs28 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data15 = data.origin;
const _errs30 = errors;
if(errors === _errs30){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if(((data15.id === undefined) && (missing3 = "id")) || ((data15.position === undefined) && (missing3 = "position"))){
validate265.errors = [{instancePath:instancePath+"/origin",message:"must have required property '"+missing3+"'"}];
return false;
}
else {
if(data15.id !== undefined){
let data16 = data15.id;
const _errs32 = errors;
const _errs33 = errors;
let valid6 = false;
const _errs34 = errors;
if(typeof data16 !== "string"){
const err0 = {instancePath:instancePath+"/origin/id",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs34 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs36 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
const err1 = {instancePath:instancePath+"/origin/id",message:"must be number"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs36 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err2 = {instancePath:instancePath+"/origin/id",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate265.errors = vErrors;
return false;
}
else {
errors = _errs33;
if(vErrors !== null){
if(_errs33){
vErrors.length = _errs33;
}
else {
vErrors = null;
}
}
}
var valid5 = _errs32 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data15.position !== undefined){
let data17 = data15.position;
const _errs38 = errors;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
validate265.errors = [{instancePath:instancePath+"/origin/position",message:"must be integer"}];
return false;
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){
validate265.errors = [{instancePath:instancePath+"/origin/position",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data17 < 0 || isNaN(data17)){
validate265.errors = [{instancePath:instancePath+"/origin/position",message:"must be >= 0"}];
return false;
}
}
}
}
var valid5 = _errs38 === errors;
}
else {
var valid5 = true;
}
}
}
}
else {
validate265.errors = [{instancePath:instancePath+"/origin",message:"must be object"}];
return false;
}
}
var valid0 = _errs30 === errors;
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
validate265.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate265.errors = vErrors;
return errors === 0;
}

const check146 = validate267;
const schema185 = {"type":"object","required":["requestId","outcome"],"$id":"check146","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"outcome":{"anyOf":[{"type":"object","required":["type","optionId"],"properties":{"type":{"type":"string","const":"selected"},"optionId":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"cancelled"}}},{"type":"object","required":["type","reason"],"properties":{"type":{"type":"string","const":"lapsed"},"reason":{"type":"string"},"wording":{"$ref":"part0"}}}]},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate267(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.outcome === undefined) && (missing0 = "outcome"))){
validate267.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate267.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate267.errors = [{instancePath:instancePath+"/requestId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate267.errors = [{instancePath:instancePath+"/requestId",message:"must be string"}];
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
const err0 = {instancePath:instancePath+"/outcome",message:"must have required property '"+missing1+"'"};
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
const err1 = {instancePath:instancePath+"/outcome/type",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("selected" !== data2){
const err2 = {instancePath:instancePath+"/outcome/type",message:"must be equal to constant"};
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
const err3 = {instancePath:instancePath+"/outcome/optionId",message:"must NOT have more than 512 characters"};
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
const err4 = {instancePath:instancePath+"/outcome/optionId",message:"must NOT have fewer than 1 characters"};
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
const err5 = {instancePath:instancePath+"/outcome/optionId",message:"must be string"};
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
const err6 = {instancePath:instancePath+"/outcome",message:"must be object"};
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
const err7 = {instancePath:instancePath+"/outcome",message:"must have required property '"+missing2+"'"};
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
const err8 = {instancePath:instancePath+"/outcome/type",message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if("cancelled" !== data4){
const err9 = {instancePath:instancePath+"/outcome/type",message:"must be equal to constant"};
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
const err10 = {instancePath:instancePath+"/outcome",message:"must be object"};
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
const err11 = {instancePath:instancePath+"/outcome",message:"must have required property '"+missing3+"'"};
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
const err12 = {instancePath:instancePath+"/outcome/type",message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if("lapsed" !== data5){
const err13 = {instancePath:instancePath+"/outcome/type",message:"must be equal to constant"};
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
const err14 = {instancePath:instancePath+"/outcome/reason",message:"must be string"};
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
if(valid4){
if(data1.wording !== undefined){
const _errs21 = errors;
if(!(validate24(data1.wording, {instancePath:instancePath+"/outcome/wording",parentData:data1,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/outcome",message:"must be object"};
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
const err16 = {instancePath:instancePath+"/outcome",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
validate267.errors = vErrors;
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
if(valid0){
if(data.at !== undefined){
let data8 = data.at;
const _errs22 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate267.errors = [{instancePath:instancePath+"/at",message:"must be integer"}];
return false;
}
if(errors === _errs22){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate267.errors = [{instancePath:instancePath+"/at",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 0 || isNaN(data8)){
validate267.errors = [{instancePath:instancePath+"/at",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs22 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
validate267.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate267.errors = vErrors;
return errors === 0;
}

const check147 = validate269;
const schema186 = {"type":"object","required":["agentSessionId","agent"],"$id":"check147","properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"agent":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"version":{"type":"string"}}}}};

function validate269(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentSessionId === undefined) && (missing0 = "agentSessionId")) || ((data.agent === undefined) && (missing0 = "agent"))){
validate269.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agentSessionId !== undefined){
let data0 = data.agentSessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate269.errors = [{instancePath:instancePath+"/agentSessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate269.errors = [{instancePath:instancePath+"/agentSessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate269.errors = [{instancePath:instancePath+"/agentSessionId",message:"must be string"}];
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
validate269.errors = [{instancePath:instancePath+"/agent",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.name !== undefined){
const _errs5 = errors;
if(typeof data1.name !== "string"){
validate269.errors = [{instancePath:instancePath+"/agent/name",message:"must be string"}];
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
validate269.errors = [{instancePath:instancePath+"/agent/title",message:"must be string"}];
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
validate269.errors = [{instancePath:instancePath+"/agent/version",message:"must be string"}];
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
validate269.errors = [{instancePath:instancePath+"/agent",message:"must be object"}];
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
validate269.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate269.errors = vErrors;
return errors === 0;
}

const check148 = validate270;
const schema187 = {"type":"object","required":["message"],"$id":"check148","properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"message":{"type":"string"},"wording":{"$ref":"part0"},"exitCode":{"type":"integer"},"signal":{"type":"string"},"stderr":{"type":"string"},"idle":{"type":"boolean"}}};

function validate270(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate270.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.agentSessionId !== undefined){
let data0 = data.agentSessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate270.errors = [{instancePath:instancePath+"/agentSessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate270.errors = [{instancePath:instancePath+"/agentSessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate270.errors = [{instancePath:instancePath+"/agentSessionId",message:"must be string"}];
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
validate270.errors = [{instancePath:instancePath+"/message",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs5 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.exitCode !== undefined){
let data3 = data.exitCode;
const _errs6 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate270.errors = [{instancePath:instancePath+"/exitCode",message:"must be integer"}];
return false;
}
var valid0 = _errs6 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signal !== undefined){
const _errs8 = errors;
if(typeof data.signal !== "string"){
validate270.errors = [{instancePath:instancePath+"/signal",message:"must be string"}];
return false;
}
var valid0 = _errs8 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.stderr !== undefined){
const _errs10 = errors;
if(typeof data.stderr !== "string"){
validate270.errors = [{instancePath:instancePath+"/stderr",message:"must be string"}];
return false;
}
var valid0 = _errs10 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.idle !== undefined){
const _errs12 = errors;
if(typeof data.idle !== "boolean"){
validate270.errors = [{instancePath:instancePath+"/idle",message:"must be boolean"}];
return false;
}
var valid0 = _errs12 === errors;
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
validate270.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate270.errors = vErrors;
return errors === 0;
}

const check149 = validate272;
const schema188 = {"type":"object","required":["message"],"$id":"check149","properties":{"message":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate272(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
validate272.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.message !== undefined){
const _errs1 = errors;
if(typeof data.message !== "string"){
validate272.errors = [{instancePath:instancePath+"/message",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs3 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate272.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate272.errors = vErrors;
return errors === 0;
}

const check150 = validate274;
const schema189 = {"type":"object","required":["aspect","value"],"$id":"check150","properties":{"aspect":{"type":"string","enum":["commands","mode","config","usage","info"]},"value":{"type":"object"}}};

function validate274(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.aspect === undefined) && (missing0 = "aspect")) || ((data.value === undefined) && (missing0 = "value"))){
validate274.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.aspect !== undefined){
let data0 = data.aspect;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate274.errors = [{instancePath:instancePath+"/aspect",message:"must be string"}];
return false;
}
if(!(((((data0 === "commands") || (data0 === "mode")) || (data0 === "config")) || (data0 === "usage")) || (data0 === "info"))){
validate274.errors = [{instancePath:instancePath+"/aspect",message:"must be equal to one of the allowed values"}];
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
validate274.errors = [{instancePath:instancePath+"/value",message:"must be object"}];
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
validate274.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate274.errors = vErrors;
return errors === 0;
}

const check151 = validate275;
const schema190 = {"type":"object","required":["update","data"],"$id":"check151","properties":{"update":{"type":"string"},"data":{"type":"object"},"problem":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate275(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.update === undefined) && (missing0 = "update")) || ((data.data === undefined) && (missing0 = "data"))){
validate275.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.update !== undefined){
const _errs1 = errors;
if(typeof data.update !== "string"){
validate275.errors = [{instancePath:instancePath+"/update",message:"must be string"}];
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
validate275.errors = [{instancePath:instancePath+"/data",message:"must be object"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.problem !== undefined){
const _errs5 = errors;
if(typeof data.problem !== "string"){
validate275.errors = [{instancePath:instancePath+"/problem",message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.wording !== undefined){
const _errs7 = errors;
if(!(validate24(data.wording, {instancePath:instancePath+"/wording",parentData:data,parentDataProperty:"wording",rootData}))){
vErrors = vErrors === null ? validate24.errors : vErrors.concat(validate24.errors);
errors = vErrors.length;
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
validate275.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate275.errors = vErrors;
return errors === 0;
}

const check152 = validate277;
const schema191 = {"type":"object","required":["line","format","version","sessionId","title","folder","agent","createdAt","through","blobs"],"$id":"check152","properties":{"line":{"type":"string","const":"session"},"format":{"type":"string","const":"parley-session"},"version":{"type":"number","const":1},"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"createdAt":{"type":"number"},"through":{"type":"integer","minimum":1,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate277(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.line === undefined) && (missing0 = "line")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.sessionId === undefined) && (missing0 = "sessionId"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.folder === undefined) && (missing0 = "folder"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.through === undefined) && (missing0 = "through"))) || ((data.blobs === undefined) && (missing0 = "blobs"))){
validate277.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.line !== undefined){
let data0 = data.line;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate277.errors = [{instancePath:instancePath+"/line",message:"must be string"}];
return false;
}
if("session" !== data0){
validate277.errors = [{instancePath:instancePath+"/line",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.format !== undefined){
let data1 = data.format;
const _errs3 = errors;
if(typeof data1 !== "string"){
validate277.errors = [{instancePath:instancePath+"/format",message:"must be string"}];
return false;
}
if("parley-session" !== data1){
validate277.errors = [{instancePath:instancePath+"/format",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.version !== undefined){
let data2 = data.version;
const _errs5 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
validate277.errors = [{instancePath:instancePath+"/version",message:"must be number"}];
return false;
}
if(1 !== data2){
validate277.errors = [{instancePath:instancePath+"/version",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.sessionId !== undefined){
let data3 = data.sessionId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data3 === "string"){
if(data3.length > 512){
validate277.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate277.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate277.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.title !== undefined){
const _errs9 = errors;
if(typeof data.title !== "string"){
validate277.errors = [{instancePath:instancePath+"/title",message:"must be string"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.folder !== undefined){
const _errs11 = errors;
if(typeof data.folder !== "string"){
validate277.errors = [{instancePath:instancePath+"/folder",message:"must be string"}];
return false;
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agent !== undefined){
const _errs13 = errors;
if(typeof data.agent !== "string"){
validate277.errors = [{instancePath:instancePath+"/agent",message:"must be string"}];
return false;
}
var valid0 = _errs13 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.createdAt !== undefined){
let data7 = data.createdAt;
const _errs15 = errors;
if(!((typeof data7 == "number") && (isFinite(data7)))){
validate277.errors = [{instancePath:instancePath+"/createdAt",message:"must be number"}];
return false;
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.through !== undefined){
let data8 = data.through;
const _errs17 = errors;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
validate277.errors = [{instancePath:instancePath+"/through",message:"must be integer"}];
return false;
}
if(errors === _errs17){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
validate277.errors = [{instancePath:instancePath+"/through",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data8 < 1 || isNaN(data8)){
validate277.errors = [{instancePath:instancePath+"/through",message:"must be >= 1"}];
return false;
}
}
}
}
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobs !== undefined){
let data9 = data.blobs;
const _errs19 = errors;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
validate277.errors = [{instancePath:instancePath+"/blobs",message:"must be integer"}];
return false;
}
if(errors === _errs19){
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
validate277.errors = [{instancePath:instancePath+"/blobs",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data9 < 0 || isNaN(data9)){
validate277.errors = [{instancePath:instancePath+"/blobs",message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs19 === errors;
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
}
else {
validate277.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate277.errors = vErrors;
return errors === 0;
}

const check153 = validate278;
const schema192 = {"$id":"check153","anyOf":[{"type":"object","required":["line","blob","size","offset","data"],"properties":{"line":{"type":"string","const":"blob"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"data":{"type":"string"}}},{"type":"object","required":["line","blob","size","withheld"],"properties":{"line":{"type":"string","const":"blob"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991},"withheld":{"type":"boolean","const":true}}}]};

function validate278(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.line === undefined) && (missing0 = "line")) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.data === undefined) && (missing0 = "data"))){
const err0 = {instancePath,message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.line !== undefined){
let data0 = data.line;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/line",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("blob" !== data0){
const err2 = {instancePath:instancePath+"/line",message:"must be equal to constant"};
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
if(data.blob !== undefined){
let data1 = data.blob;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
const err3 = {instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/blob",message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.size !== undefined){
let data2 = data.size;
const _errs7 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err5 = {instancePath:instancePath+"/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/size",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.offset !== undefined){
let data3 = data.offset;
const _errs9 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/offset",message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/offset",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/offset",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.data !== undefined){
const _errs11 = errors;
if(typeof data.data !== "string"){
const err11 = {instancePath:instancePath+"/data",message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid1 = _errs11 === errors;
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
const err12 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs13 = errors;
if(errors === _errs13){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing1;
if(((((data.line === undefined) && (missing1 = "line")) || ((data.blob === undefined) && (missing1 = "blob"))) || ((data.size === undefined) && (missing1 = "size"))) || ((data.withheld === undefined) && (missing1 = "withheld"))){
const err13 = {instancePath,message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
if(data.line !== undefined){
let data5 = data.line;
const _errs15 = errors;
if(typeof data5 !== "string"){
const err14 = {instancePath:instancePath+"/line",message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if("blob" !== data5){
const err15 = {instancePath:instancePath+"/line",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.blob !== undefined){
let data6 = data.blob;
const _errs17 = errors;
if(errors === _errs17){
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err16 = {instancePath:instancePath+"/blob",message:"must match pattern \""+"^[0-9a-f]{64}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/blob",message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
var valid2 = _errs17 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.size !== undefined){
let data7 = data.size;
const _errs19 = errors;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/size",message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.withheld !== undefined){
let data8 = data.withheld;
const _errs21 = errors;
if(typeof data8 !== "boolean"){
const err21 = {instancePath:instancePath+"/withheld",message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(true !== data8){
const err22 = {instancePath:instancePath+"/withheld",message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
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
else {
const err23 = {instancePath,message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err24 = {instancePath,message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
validate278.errors = vErrors;
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
validate278.errors = vErrors;
return errors === 0;
}

const check154 = validate279;
const schema193 = {"type":"object","required":["line","index","id","ts","type","payload"],"$id":"check154","properties":{"line":{"type":"string","const":"event"},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}};

function validate279(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.line === undefined) && (missing0 = "line")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
validate279.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.line !== undefined){
let data0 = data.line;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate279.errors = [{instancePath:instancePath+"/line",message:"must be string"}];
return false;
}
if("event" !== data0){
validate279.errors = [{instancePath:instancePath+"/line",message:"must be equal to constant"}];
return false;
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
validate279.errors = [{instancePath:instancePath+"/index",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate279.errors = [{instancePath:instancePath+"/index",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 1 || isNaN(data1)){
validate279.errors = [{instancePath:instancePath+"/index",message:"must be >= 1"}];
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
validate279.errors = [{instancePath:instancePath+"/from",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate279.errors = [{instancePath:instancePath+"/from",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 1 || isNaN(data2)){
validate279.errors = [{instancePath:instancePath+"/from",message:"must be >= 1"}];
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
validate279.errors = [{instancePath:instancePath+"/id",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data3.length < 1){
validate279.errors = [{instancePath:instancePath+"/id",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/id",message:"must be string"}];
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
validate279.errors = [{instancePath:instancePath+"/ts",message:"must be number"}];
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
validate279.errors = [{instancePath:instancePath+"/turn",message:"must be integer"}];
return false;
}
if(errors === _errs11){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
validate279.errors = [{instancePath:instancePath+"/turn",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data5 < 0 || isNaN(data5)){
validate279.errors = [{instancePath:instancePath+"/turn",message:"must be >= 0"}];
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
validate279.errors = [{instancePath:instancePath+"/type",message:"must NOT have more than 200 characters"}];
return false;
}
else {
if(data6.length < 1){
validate279.errors = [{instancePath:instancePath+"/type",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate279.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
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
validate279.errors = [{instancePath:instancePath+"/payload",message:"must be object"}];
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
validate279.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate279.errors = vErrors;
return errors === 0;
}

const check155 = validate280;
const schema194 = {"type":"object","required":["line","events","blobs","crc32"],"$id":"check155","properties":{"line":{"type":"string","const":"end"},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991},"crc32":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate280(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.line === undefined) && (missing0 = "line")) || ((data.events === undefined) && (missing0 = "events"))) || ((data.blobs === undefined) && (missing0 = "blobs"))) || ((data.crc32 === undefined) && (missing0 = "crc32"))){
validate280.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.line !== undefined){
let data0 = data.line;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate280.errors = [{instancePath:instancePath+"/line",message:"must be string"}];
return false;
}
if("end" !== data0){
validate280.errors = [{instancePath:instancePath+"/line",message:"must be equal to constant"}];
return false;
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
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
validate280.errors = [{instancePath:instancePath+"/events",message:"must be integer"}];
return false;
}
if(errors === _errs3){
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
validate280.errors = [{instancePath:instancePath+"/events",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data1 < 0 || isNaN(data1)){
validate280.errors = [{instancePath:instancePath+"/events",message:"must be >= 0"}];
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
if(data.blobs !== undefined){
let data2 = data.blobs;
const _errs5 = errors;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
validate280.errors = [{instancePath:instancePath+"/blobs",message:"must be integer"}];
return false;
}
if(errors === _errs5){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
validate280.errors = [{instancePath:instancePath+"/blobs",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data2 < 0 || isNaN(data2)){
validate280.errors = [{instancePath:instancePath+"/blobs",message:"must be >= 0"}];
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
if(data.crc32 !== undefined){
let data3 = data.crc32;
const _errs7 = errors;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
validate280.errors = [{instancePath:instancePath+"/crc32",message:"must be integer"}];
return false;
}
if(errors === _errs7){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/crc32",message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate280.errors = [{instancePath:instancePath+"/crc32",message:"must be >= 0"}];
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
}
}
}
}
}
else {
validate280.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate280.errors = vErrors;
return errors === 0;
}

export const envelopeValidators = {
	"req": check0,
	"res:ok": check1,
	"res:error": check2,
	"evt": check3,
};

export const paramsValidators = {
	"hub.hello": check4,
	"hub.ack": check5,
	"hub.status": check6,
	"hub.listen": check7,
	"hub.unlisten": check8,
	"hub.stop": check9,
	"host.declare": check10,
	"host.answer": check11,
	"host.list": check12,
	"host.openFile": check13,
	"host.openDiff": check14,
	"host.manageTrust": check15,
	"host.notify": check16,
	"host.readSecret": check17,
	"host.pickFiles": check18,
	"host.saveBlob": check19,
	"host.saveExport": check20,
	"host.importFiles": check21,
	"folder.list": check22,
	"folder.browse": check23,
	"folder.add": check24,
	"folder.trust": check25,
	"agent.list": check26,
	"agent.prefer": check27,
	"session.create": check28,
	"session.list": check29,
	"session.open": check30,
	"session.close": check31,
	"session.page": check32,
	"session.rename": check33,
	"session.command": check34,
	"session.delete": check35,
	"session.deleted": check36,
	"session.restore": check37,
	"session.purge": check38,
	"session.export": check39,
	"session.import": check40,
	"session.cancelImport": check41,
	"prompt.send": check42,
	"prompt.remove": check43,
	"prompt.edit": check44,
	"prompt.move": check45,
	"prompt.sendNow": check46,
	"prompt.resume": check47,
	"prompt.stop": check48,
	"draft.get": check49,
	"draft.put": check50,
	"draft.use": check51,
	"draft.discard": check52,
	"blob.put": check53,
	"blob.read": check54,
	"permission.answer": check55,
	"search.query": check56,
	"search.rebuild": check57,
	"store.state": check58,
	"store.retry": check59,
	"store.dismiss": check60,
	"hub.storage": check61,
	"hub.maintain": check62,
	"hub.forget": check63,
};

export const resultValidators = {
	"hub.hello": check64,
	"hub.ack": check65,
	"hub.status": check66,
	"hub.listen": check67,
	"hub.unlisten": check68,
	"hub.stop": check69,
	"host.declare": check70,
	"host.answer": check71,
	"host.list": check72,
	"host.openFile": check73,
	"host.openDiff": check74,
	"host.manageTrust": check75,
	"host.notify": check76,
	"host.readSecret": check77,
	"host.pickFiles": check78,
	"host.saveBlob": check79,
	"host.saveExport": check80,
	"host.importFiles": check81,
	"folder.list": check82,
	"folder.browse": check83,
	"folder.add": check84,
	"folder.trust": check85,
	"agent.list": check86,
	"agent.prefer": check87,
	"session.create": check88,
	"session.list": check89,
	"session.open": check90,
	"session.close": check91,
	"session.page": check92,
	"session.rename": check93,
	"session.command": check94,
	"session.delete": check95,
	"session.deleted": check96,
	"session.restore": check97,
	"session.purge": check98,
	"session.export": check99,
	"session.import": check100,
	"session.cancelImport": check101,
	"prompt.send": check102,
	"prompt.remove": check103,
	"prompt.edit": check104,
	"prompt.move": check105,
	"prompt.sendNow": check106,
	"prompt.resume": check107,
	"prompt.stop": check108,
	"draft.get": check109,
	"draft.put": check110,
	"draft.use": check109,
	"draft.discard": check109,
	"blob.put": check111,
	"blob.read": check112,
	"permission.answer": check113,
	"search.query": check114,
	"search.rebuild": check115,
	"store.state": check116,
	"store.retry": check116,
	"store.dismiss": check116,
	"hub.storage": check117,
	"hub.maintain": check118,
	"hub.forget": check119,
};

export const topicValidators = {
	"connection": check120,
	"state": check121,
	"events": check122,
	"forgotten": check123,
	"folders": check124,
	"agents": check86,
	"hosts": check125,
	"request": check126,
	"draft": check127,
	"store": check116,
};

export const eventFrameValidator = check128;

export const eventValidators = {
	"session.created": check129,
	"session.renamed": check130,
	"prompt.accepted": check131,
	"prompt.edited": check132,
	"prompt.removed": check133,
	"prompt.ordered": check134,
	"prompt.prioritized": check135,
	"prompt.resumed": check136,
	"prompt.preparing": check137,
	"prompt.sent": check138,
	"prompt.stopping": check139,
	"turn.ended": check140,
	"text": check141,
	"content": check142,
	"tool": check143,
	"plan": check144,
	"permission.requested": check145,
	"permission.resolved": check146,
	"agent.attached": check147,
	"agent.lost": check148,
	"agent.failed": check149,
	"agent.state": check150,
	"agent.update": check151,
};

export const archiveValidators = {
	"session": check152,
	"blob": check153,
	"event": check154,
	"end": check155,
};
