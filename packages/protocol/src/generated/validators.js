// Written by "npm run generate" from the schemas beside it. Do not edit.
const fail = (check, instancePath, message) => { check.errors = [{ instancePath, message }]; return false; };
const failAs = (check, inner) => { check.errors = inner.errors; return false; };
const lacks = (check, instancePath, name) => fail(check, instancePath, "must have required property '" + name + "'");
const add = (problems, instancePath, message) => [...(problems ?? []), { instancePath, message }];
const addAll = (problems, inner) => [...(problems ?? []), ...inner.errors];
const message0 = "must be number";
const message1 = "must be equal to constant";
const message2 = "must be string";
const message3 = "must NOT have more than 512 characters";
const message4 = "must NOT have fewer than 1 characters";
const message5 = "must NOT have more than 200 characters";
const message6 = "must be object";
const message7 = "must be boolean";
const message8 = "must NOT have more than 100 characters";
const message9 = "must match a schema in anyOf";
const message10 = "must be equal to one of the allowed values";
const message11 = "must be integer";
const message12 = "must be <= 9007199254740991";
const message13 = "must be >= 0";
const message14 = "must NOT have more than 255 characters";
const message15 = "must be <= 65535";
const message16 = "must NOT have more than 128 characters";
const message17 = "must NOT have fewer than 32 characters";
const message18 = "must NOT have more than 4096 characters";
const message19 = "must be array";
const message20 = "must NOT have more than 32768 characters";
const message21 = "must NOT have more than 1024 characters";
const message22 = "must NOT have fewer than 1 items";
const message23 = "must NOT have more than 1000 items";
const message24 = "must be <= 600";
const message25 = "must be >= 1";
const message26 = "must NOT have more than 2048 characters";
const message27 = "must NOT have more than 200 items";
const message28 = "must NOT have more than 8192 characters";
const message29 = "must NOT have more than 100 items";
const message30 = "must be <= 200";
const message31 = "must be <= 500";
const message32 = "must be <= 2000";
const message33 = "must NOT have more than 500 characters";
const message34 = "must NOT have more than 100000 characters";
const message35 = "must be <= 50";
const message36 = "must NOT have more than 4000 characters";
const message37 = "must NOT have more than 32000 characters";

const check0 = validate21;
const schema6 = {"type":"object","required":["v","kind","id","method"],"$id":"check0","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"req"},"id":{"type":"string","minLength":1,"maxLength":512},"method":{"type":"string","minLength":1,"maxLength":200},"params":{}}};

function validate21(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.method === undefined) && (missing0 = "method"))){
return lacks(validate21, instancePath, missing0);
}
else {
if(data.v !== undefined){
let data0 = data.v;
if(!((typeof data0 == "number") && (isFinite(data0)))){
return fail(validate21, instancePath+"/v", message0);
}
if(1 !== data0){
return fail(validate21, instancePath+"/v", message1);
}
}
else {
}
{
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
return fail(validate21, instancePath+"/kind", message2);
}
if("req" !== data1){
return fail(validate21, instancePath+"/kind", message1);
}
}
else {
}
{
if(data.id !== undefined){
let data2 = data.id;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate21, instancePath+"/id", message3);
}
else {
if(data2.length < 1){
return fail(validate21, instancePath+"/id", message4);
}
}
}
else {
return fail(validate21, instancePath+"/id", message2);
}
}
}
else {
}
{
if(data.method !== undefined){
let data3 = data.method;
{
if(typeof data3 === "string"){
if(data3.length > 200){
return fail(validate21, instancePath+"/method", message5);
}
else {
if(data3.length < 1){
return fail(validate21, instancePath+"/method", message4);
}
}
}
else {
return fail(validate21, instancePath+"/method", message2);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate21, instancePath, message6);
}
}
validate21.errors = vErrors;
return errors === 0;
}

const check1 = validate22;
const schema7 = {"type":"object","required":["v","kind","id","ok"],"$id":"check1","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"res"},"id":{"type":"string","minLength":1,"maxLength":512},"ok":{"type":"boolean","const":true},"result":{}}};

function validate22(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))){
return lacks(validate22, instancePath, missing0);
}
else {
if(data.v !== undefined){
let data0 = data.v;
if(!((typeof data0 == "number") && (isFinite(data0)))){
return fail(validate22, instancePath+"/v", message0);
}
if(1 !== data0){
return fail(validate22, instancePath+"/v", message1);
}
}
else {
}
{
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
return fail(validate22, instancePath+"/kind", message2);
}
if("res" !== data1){
return fail(validate22, instancePath+"/kind", message1);
}
}
else {
}
{
if(data.id !== undefined){
let data2 = data.id;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate22, instancePath+"/id", message3);
}
else {
if(data2.length < 1){
return fail(validate22, instancePath+"/id", message4);
}
}
}
else {
return fail(validate22, instancePath+"/id", message2);
}
}
}
else {
}
{
if(data.ok !== undefined){
let data3 = data.ok;
if(typeof data3 !== "boolean"){
return fail(validate22, instancePath+"/ok", message7);
}
if(true !== data3){
return fail(validate22, instancePath+"/ok", message1);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate22, instancePath, message6);
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

function validate25(data, instancePath=""){
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
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message0);
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
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), "must have required property '"+missing0+"'");
errors++;
}
else {
if(data0.code !== undefined){
let data1 = data0.code;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data1 === "string"){
if(data1.length > 100){
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code", message8);
errors++;
}
else {
if(data1.length < 1){
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code", message2);
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
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
errors++;
}
var _valid1 = _errs15 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs17 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message0);
errors++;
}
var _valid1 = _errs17 === errors;
valid4 = valid4 || _valid1;
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message9);
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
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/values", message6);
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
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message6);
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message9);
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
return fail(validate25, instancePath, message6);
}
}
validate25.errors = vErrors;
return errors === 0;
}


function validate24(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.code === undefined) && (missing0 = "code")){
return lacks(validate24, instancePath, missing0);
}
else {
if(data.code !== undefined){
let data0 = data.code;
{
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate24, instancePath+"/code", message8);
}
else {
if(data0.length < 1){
return fail(validate24, instancePath+"/code", message4);
}
}
}
else {
return fail(validate24, instancePath+"/code", message2);
}
}
}
else {
}
{
if(data.values !== undefined){
if(!(validate25(data.values, instancePath+"/values"))){
return failAs(validate24, validate25);
}
}
else {
}
}
}
}
else {
return fail(validate24, instancePath, message6);
}
}
validate24.errors = vErrors;
return errors === 0;
}


function validate23(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ok === undefined) && (missing0 = "ok"))) || ((data.error === undefined) && (missing0 = "error"))){
return lacks(validate23, instancePath, missing0);
}
else {
if(data.v !== undefined){
let data0 = data.v;
if(!((typeof data0 == "number") && (isFinite(data0)))){
return fail(validate23, instancePath+"/v", message0);
}
if(1 !== data0){
return fail(validate23, instancePath+"/v", message1);
}
}
else {
}
{
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
return fail(validate23, instancePath+"/kind", message2);
}
if("res" !== data1){
return fail(validate23, instancePath+"/kind", message1);
}
}
else {
}
{
if(data.id !== undefined){
let data2 = data.id;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate23, instancePath+"/id", message3);
}
else {
if(data2.length < 1){
return fail(validate23, instancePath+"/id", message4);
}
}
}
else {
return fail(validate23, instancePath+"/id", message2);
}
}
}
else {
}
{
if(data.ok !== undefined){
let data3 = data.ok;
if(typeof data3 !== "boolean"){
return fail(validate23, instancePath+"/ok", message7);
}
if(false !== data3){
return fail(validate23, instancePath+"/ok", message1);
}
}
else {
}
{
if(data.error !== undefined){
let data4 = data.error;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.code === undefined) && (missing1 = "code")) || ((data4.message === undefined) && (missing1 = "message"))){
return lacks(validate23, instancePath+"/error", missing1);
}
else {
if(data4.code !== undefined){
let data5 = data4.code;
{
if(typeof data5 === "string"){
if(data5.length > 100){
return fail(validate23, instancePath+"/error/code", message8);
}
else {
if(data5.length < 1){
return fail(validate23, instancePath+"/error/code", message4);
}
}
}
else {
return fail(validate23, instancePath+"/error/code", message2);
}
}
}
else {
}
{
if(data4.message !== undefined){
if(typeof data4.message !== "string"){
return fail(validate23, instancePath+"/error/message", message2);
}
}
else {
}
{
if(data4.wording !== undefined){
if(!(validate24(data4.wording, instancePath+"/error/wording"))){
return failAs(validate23, validate24);
}
}
else {
}
}
}
}
}
else {
return fail(validate23, instancePath+"/error", message6);
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate23, instancePath, message6);
}
}
validate23.errors = vErrors;
return errors === 0;
}

const check3 = validate28;
const schema11 = {"type":"object","required":["v","kind","topic","payload"],"$id":"check3","properties":{"v":{"type":"number","const":1},"kind":{"type":"string","const":"evt"},"topic":{"type":"string","minLength":1,"maxLength":100},"payload":{}}};

function validate28(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.v === undefined) && (missing0 = "v")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.topic === undefined) && (missing0 = "topic"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return lacks(validate28, instancePath, missing0);
}
else {
if(data.v !== undefined){
let data0 = data.v;
if(!((typeof data0 == "number") && (isFinite(data0)))){
return fail(validate28, instancePath+"/v", message0);
}
if(1 !== data0){
return fail(validate28, instancePath+"/v", message1);
}
}
else {
}
{
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
return fail(validate28, instancePath+"/kind", message2);
}
if("evt" !== data1){
return fail(validate28, instancePath+"/kind", message1);
}
}
else {
}
{
if(data.topic !== undefined){
let data2 = data.topic;
{
if(typeof data2 === "string"){
if(data2.length > 100){
return fail(validate28, instancePath+"/topic", message8);
}
else {
if(data2.length < 1){
return fail(validate28, instancePath+"/topic", message4);
}
}
}
else {
return fail(validate28, instancePath+"/topic", message2);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate28, instancePath, message6);
}
}
validate28.errors = vErrors;
return errors === 0;
}

const check4 = validate29;
const schema12 = {"type":"object","required":["client"],"$id":"check4","properties":{"client":{"type":"object","required":["kind","version"],"properties":{"kind":{"type":"string","enum":["browser","editor","command","test"]},"version":{"type":"string"}}},"epoch":{"type":"string","minLength":1,"maxLength":512},"lastSeen":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":9007199254740991}}}};

function validate29(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.client === undefined) && (missing0 = "client")){
return lacks(validate29, instancePath, missing0);
}
else {
if(data.client !== undefined){
let data0 = data.client;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.kind === undefined) && (missing1 = "kind")) || ((data0.version === undefined) && (missing1 = "version"))){
return lacks(validate29, instancePath+"/client", missing1);
}
else {
if(data0.kind !== undefined){
let data1 = data0.kind;
if(typeof data1 !== "string"){
return fail(validate29, instancePath+"/client/kind", message2);
}
if(!((((data1 === "browser") || (data1 === "editor")) || (data1 === "command")) || (data1 === "test"))){
return fail(validate29, instancePath+"/client/kind", message10);
}
}
else {
}
{
if(data0.version !== undefined){
if(typeof data0.version !== "string"){
return fail(validate29, instancePath+"/client/version", message2);
}
}
else {
}
}
}
}
else {
return fail(validate29, instancePath+"/client", message6);
}
}
}
else {
}
{
if(data.epoch !== undefined){
let data3 = data.epoch;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate29, instancePath+"/epoch", message3);
}
else {
if(data3.length < 1){
return fail(validate29, instancePath+"/epoch", message4);
}
}
}
else {
return fail(validate29, instancePath+"/epoch", message2);
}
}
}
else {
}
{
if(data.lastSeen !== undefined){
let data4 = data.lastSeen;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate29, instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate29, instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate29, instancePath+"/lastSeen/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message13);
}
}
}
}
}
}
else {
return fail(validate29, instancePath+"/lastSeen", message6);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate29, instancePath, message6);
}
}
validate29.errors = vErrors;
return errors === 0;
}

const check5 = validate30;
const schema13 = {"type":"object","required":["received"],"$id":"check5","properties":{"received":{"type":"string","minLength":1,"maxLength":512}}};

function validate30(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.received === undefined) && (missing0 = "received")){
return lacks(validate30, instancePath, missing0);
}
else {
if(data.received !== undefined){
let data0 = data.received;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate30, instancePath+"/received", message3);
}
else {
if(data0.length < 1){
return fail(validate30, instancePath+"/received", message4);
}
}
}
else {
return fail(validate30, instancePath+"/received", message2);
}
}
}
}
}
else {
return fail(validate30, instancePath, message6);
}
}
validate30.errors = vErrors;
return errors === 0;
}

const check6 = validate31;
const schema14 = {"type":"object","$id":"check6","properties":{}};

function validate31(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate31, instancePath, message6);
}
}
validate31.errors = vErrors;
return errors === 0;
}

const check7 = validate32;
const schema15 = {"type":"object","required":["host","port"],"$id":"check7","properties":{"host":{"type":"string","minLength":1,"maxLength":255},"port":{"type":"integer","minimum":0,"maximum":65535},"token":{"type":"string","minLength":32,"maxLength":128},"unprotected":{"type":"boolean"}}};

function validate32(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.host === undefined) && (missing0 = "host")) || ((data.port === undefined) && (missing0 = "port"))){
return lacks(validate32, instancePath, missing0);
}
else {
if(data.host !== undefined){
let data0 = data.host;
{
if(typeof data0 === "string"){
if(data0.length > 255){
return fail(validate32, instancePath+"/host", message14);
}
else {
if(data0.length < 1){
return fail(validate32, instancePath+"/host", message4);
}
}
}
else {
return fail(validate32, instancePath+"/host", message2);
}
}
}
else {
}
{
if(data.port !== undefined){
let data1 = data.port;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate32, instancePath+"/port", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 65535 || isNaN(data1)){
return fail(validate32, instancePath+"/port", message15);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate32, instancePath+"/port", message13);
}
}
}
}
}
else {
}
{
if(data.token !== undefined){
let data2 = data.token;
{
if(typeof data2 === "string"){
if(data2.length > 128){
return fail(validate32, instancePath+"/token", message16);
}
else {
if(data2.length < 32){
return fail(validate32, instancePath+"/token", message17);
}
}
}
else {
return fail(validate32, instancePath+"/token", message2);
}
}
}
else {
}
{
if(data.unprotected !== undefined){
if(typeof data.unprotected !== "boolean"){
return fail(validate32, instancePath+"/unprotected", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate32, instancePath, message6);
}
}
validate32.errors = vErrors;
return errors === 0;
}

const check8 = validate33;
const schema16 = {"type":"object","required":["url"],"$id":"check8","properties":{"url":{"type":"string"}}};

function validate33(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.url === undefined) && (missing0 = "url")){
return lacks(validate33, instancePath, missing0);
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
return fail(validate33, instancePath+"/url", message2);
}
}
}
}
else {
return fail(validate33, instancePath, message6);
}
}
validate33.errors = vErrors;
return errors === 0;
}

const check9 = validate34;
const schema17 = {"type":"object","$id":"check9","properties":{"force":{"type":"boolean"},"despiteClients":{"type":"boolean"},"leaveAgents":{"type":"boolean"}}};

function validate34(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.force !== undefined){
if(typeof data.force !== "boolean"){
return fail(validate34, instancePath+"/force", message7);
}
}
else {
}
{
if(data.despiteClients !== undefined){
if(typeof data.despiteClients !== "boolean"){
return fail(validate34, instancePath+"/despiteClients", message7);
}
}
else {
}
{
if(data.leaveAgents !== undefined){
if(typeof data.leaveAgents !== "boolean"){
return fail(validate34, instancePath+"/leaveAgents", message7);
}
}
else {
}
}
}
}
else {
return fail(validate34, instancePath, message6);
}
}
validate34.errors = vErrors;
return errors === 0;
}

const check10 = validate35;
const schema18 = {"type":"object","required":["folders","isFocused","isWatching"],"$id":"check10","properties":{"folders":{"type":"array","items":{"type":"object","required":["path","trusted"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"trusted":{"type":"boolean"}}}},"isFocused":{"type":"boolean"},"isWatching":{"type":"boolean"},"environment":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate35(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.folders === undefined) && (missing0 = "folders")) || ((data.isFocused === undefined) && (missing0 = "isFocused"))) || ((data.isWatching === undefined) && (missing0 = "isWatching"))){
return lacks(validate35, instancePath, missing0);
}
else {
if(data.folders !== undefined){
let data0 = data.folders;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.path === undefined) && (missing1 = "path")) || ((data1.trusted === undefined) && (missing1 = "trusted"))){
return lacks(validate35, instancePath+"/folders/" + i0, missing1);
}
else {
if(data1.path !== undefined){
let data2 = data1.path;
{
if(typeof data2 === "string"){
if(data2.length > 4096){
return fail(validate35, instancePath+"/folders/" + i0+"/path", message18);
}
else {
if(data2.length < 1){
return fail(validate35, instancePath+"/folders/" + i0+"/path", message4);
}
}
}
else {
return fail(validate35, instancePath+"/folders/" + i0+"/path", message2);
}
}
}
else {
}
{
if(data1.trusted !== undefined){
if(typeof data1.trusted !== "boolean"){
return fail(validate35, instancePath+"/folders/" + i0+"/trusted", message7);
}
}
else {
}
}
}
}
else {
return fail(validate35, instancePath+"/folders/" + i0, message6);
}
}
}
}
else {
return fail(validate35, instancePath+"/folders", message19);
}
}
}
else {
}
{
if(data.isFocused !== undefined){
if(typeof data.isFocused !== "boolean"){
return fail(validate35, instancePath+"/isFocused", message7);
}
}
else {
}
{
if(data.isWatching !== undefined){
if(typeof data.isWatching !== "boolean"){
return fail(validate35, instancePath+"/isWatching", message7);
}
}
else {
}
{
if(data.environment !== undefined){
let data6 = data.environment;
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
if(typeof data6[key0] !== "string"){
return fail(validate35, instancePath+"/environment/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
}
}
}
else {
return fail(validate35, instancePath+"/environment", message6);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate35, instancePath, message6);
}
}
validate35.errors = vErrors;
return errors === 0;
}

const check11 = validate36;
const schema19 = {"type":"object","required":["requestId","outcome"],"$id":"check11","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"outcome":{"anyOf":[{"type":"object","required":["ok","result"],"properties":{"ok":{"type":"boolean","const":true},"result":{}}},{"type":"object","required":["ok","message"],"properties":{"ok":{"type":"boolean","const":false},"message":{"type":"string"},"wording":{"$ref":"part0"}}}]}}};

function validate36(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.outcome === undefined) && (missing0 = "outcome"))){
return lacks(validate36, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate36, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate36, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate36, instancePath+"/requestId", message2);
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
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data1.ok !== undefined){
let data2 = data1.ok;
if(typeof data2 !== "boolean"){
vErrors = add(vErrors, instancePath+"/outcome/ok", message7);
errors++;
}
if(true !== data2){
vErrors = add(vErrors, instancePath+"/outcome/ok", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
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
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing2+"'");
errors++;
}
else {
if(data1.ok !== undefined){
let data3 = data1.ok;
const _errs11 = errors;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, instancePath+"/outcome/ok", message7);
errors++;
}
if(false !== data3){
vErrors = add(vErrors, instancePath+"/outcome/ok", message1);
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
vErrors = add(vErrors, instancePath+"/outcome/message", message2);
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
if(!(validate24(data1.wording, instancePath+"/outcome/wording"))){
vErrors = addAll(vErrors, validate24);
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
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/outcome", message9);
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
return fail(validate36, instancePath, message6);
}
}
validate36.errors = vErrors;
return errors === 0;
}

const check12 = validate38;
const schema20 = {"type":"object","$id":"check12","properties":{}};

function validate38(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate38, instancePath, message6);
}
}
validate38.errors = vErrors;
return errors === 0;
}

const check13 = validate39;
const schema21 = {"type":"object","required":["sessionId","path"],"$id":"check13","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"path":{"type":"string","minLength":1,"maxLength":4096},"line":{"type":"integer","minimum":0,"maximum":9007199254740991},"column":{"type":"integer","minimum":0,"maximum":9007199254740991},"outside":{"type":"boolean"}}};

function validate39(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))){
return lacks(validate39, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate39, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate39, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate39, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.path !== undefined){
let data1 = data.path;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return fail(validate39, instancePath+"/path", message18);
}
else {
if(data1.length < 1){
return fail(validate39, instancePath+"/path", message4);
}
}
}
else {
return fail(validate39, instancePath+"/path", message2);
}
}
}
else {
}
{
if(data.line !== undefined){
let data2 = data.line;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate39, instancePath+"/line", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate39, instancePath+"/line", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate39, instancePath+"/line", message13);
}
}
}
}
}
else {
}
{
if(data.column !== undefined){
let data3 = data.column;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate39, instancePath+"/column", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate39, instancePath+"/column", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate39, instancePath+"/column", message13);
}
}
}
}
}
else {
}
{
if(data.outside !== undefined){
if(typeof data.outside !== "boolean"){
return fail(validate39, instancePath+"/outside", message7);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate39, instancePath, message6);
}
}
validate39.errors = vErrors;
return errors === 0;
}

const check14 = validate40;
const schema22 = {"type":"object","required":["sessionId","path","after"],"$id":"check14","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"path":{"type":"string","minLength":1,"maxLength":4096},"before":{"$ref":"part2"},"after":{"$ref":"part2"}}};
const schema23 = {"anyOf":[{"type":"object","required":["text"],"properties":{"text":{"type":"string"}}},{"$ref":"part3"}],"$id":"part2"};
const schema24 = {"type":"object","required":["blob"],"properties":{"blob":{"type":"object","required":["blob","size"],"properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"$id":"part3"};
const pattern2 = new RegExp("^[0-9a-f]{64}$", "u");

function validate42(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.blob === undefined) && (missing0 = "blob")){
return lacks(validate42, instancePath, missing0);
}
else {
if(data.blob !== undefined){
let data0 = data.blob;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((data0.blob === undefined) && (missing1 = "blob")) || ((data0.size === undefined) && (missing1 = "size"))){
return lacks(validate42, instancePath+"/blob", missing1);
}
else {
if(data0.blob !== undefined){
let data1 = data0.blob;
{
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
return fail(validate42, instancePath+"/blob/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate42, instancePath+"/blob/blob", message2);
}
}
}
else {
}
{
if(data0.size !== undefined){
let data2 = data0.size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate42, instancePath+"/blob/size", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate42, instancePath+"/blob/size", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate42, instancePath+"/blob/size", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate42, instancePath+"/blob", message6);
}
}
}
}
}
else {
return fail(validate42, instancePath, message6);
}
}
validate42.errors = vErrors;
return errors === 0;
}


function validate41(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.text === undefined) && (missing0 = "text")){
vErrors = add(vErrors, instancePath, "must have required property '"+missing0+"'");
errors++;
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
vErrors = add(vErrors, instancePath+"/text", message2);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath, message6);
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate42(data, instancePath))){
vErrors = addAll(vErrors, validate42);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
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


function validate40(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.after === undefined) && (missing0 = "after"))){
return lacks(validate40, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate40, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate40, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate40, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.path !== undefined){
let data1 = data.path;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return fail(validate40, instancePath+"/path", message18);
}
else {
if(data1.length < 1){
return fail(validate40, instancePath+"/path", message4);
}
}
}
else {
return fail(validate40, instancePath+"/path", message2);
}
}
}
else {
}
{
if(data.before !== undefined){
if(!(validate41(data.before, instancePath+"/before"))){
return failAs(validate40, validate41);
}
}
else {
}
{
if(data.after !== undefined){
if(!(validate41(data.after, instancePath+"/after"))){
return failAs(validate40, validate41);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate40, instancePath, message6);
}
}
validate40.errors = vErrors;
return errors === 0;
}

const check15 = validate46;
const schema25 = {"type":"object","required":["sessionId","name","source"],"$id":"check15","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":200},"source":{"$ref":"part2"}}};

function validate46(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.source === undefined) && (missing0 = "source"))){
return lacks(validate46, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate46, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate46, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate46, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
let data1 = data.name;
{
if(typeof data1 === "string"){
if(data1.length > 200){
return fail(validate46, instancePath+"/name", message5);
}
else {
if(data1.length < 1){
return fail(validate46, instancePath+"/name", message4);
}
}
}
else {
return fail(validate46, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.source !== undefined){
if(!(validate41(data.source, instancePath+"/source"))){
return failAs(validate46, validate41);
}
}
else {
}
}
}
}
}
else {
return fail(validate46, instancePath, message6);
}
}
validate46.errors = vErrors;
return errors === 0;
}

const check16 = validate48;
const schema26 = {"type":"object","required":["sessionId"],"$id":"check16","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate48(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate48, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate48, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate48, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate48, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate48, instancePath, message6);
}
}
validate48.errors = vErrors;
return errors === 0;
}

const check17 = validate49;
const schema27 = {"type":"object","required":["sessionId","title","reason","ranMs"],"$id":"check17","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"reason":{"type":"string","enum":["waiting","ended","lost"]},"ranMs":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate49(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.reason === undefined) && (missing0 = "reason"))) || ((data.ranMs === undefined) && (missing0 = "ranMs"))){
return lacks(validate49, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate49, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate49, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate49, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate49, instancePath+"/title", message2);
}
}
else {
}
{
if(data.reason !== undefined){
let data2 = data.reason;
if(typeof data2 !== "string"){
return fail(validate49, instancePath+"/reason", message2);
}
if(!(((data2 === "waiting") || (data2 === "ended")) || (data2 === "lost"))){
return fail(validate49, instancePath+"/reason", message10);
}
}
else {
}
{
if(data.ranMs !== undefined){
let data3 = data.ranMs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate49, instancePath+"/ranMs", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate49, instancePath+"/ranMs", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate49, instancePath+"/ranMs", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate49, instancePath, message6);
}
}
validate49.errors = vErrors;
return errors === 0;
}

const check18 = validate50;
const schema28 = {"type":"object","required":["name","value"],"$id":"check18","properties":{"name":{"type":"string","minLength":1,"maxLength":200},"value":{"type":"string","minLength":1,"maxLength":32768}}};

function validate50(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.value === undefined) && (missing0 = "value"))){
return lacks(validate50, instancePath, missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return fail(validate50, instancePath+"/name", message5);
}
else {
if(data0.length < 1){
return fail(validate50, instancePath+"/name", message4);
}
}
}
else {
return fail(validate50, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.value !== undefined){
let data1 = data.value;
{
if(typeof data1 === "string"){
if(data1.length > 32768){
return fail(validate50, instancePath+"/value", message20);
}
else {
if(data1.length < 1){
return fail(validate50, instancePath+"/value", message4);
}
}
}
else {
return fail(validate50, instancePath+"/value", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate50, instancePath, message6);
}
}
validate50.errors = vErrors;
return errors === 0;
}

const check19 = validate51;
const schema29 = {"type":"object","required":["title","command","args","cwd","env","secrets"],"$id":"check19","properties":{"title":{"type":"string"},"command":{"type":"string","minLength":1},"args":{"type":"array","items":{"type":"string"}},"cwd":{"type":"string","minLength":1,"maxLength":4096},"env":{"type":"object","additionalProperties":{"type":"string"}},"secrets":{"type":"object","additionalProperties":{"type":"string"}}}};

function validate51(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.title === undefined) && (missing0 = "title")) || ((data.command === undefined) && (missing0 = "command"))) || ((data.args === undefined) && (missing0 = "args"))) || ((data.cwd === undefined) && (missing0 = "cwd"))) || ((data.env === undefined) && (missing0 = "env"))) || ((data.secrets === undefined) && (missing0 = "secrets"))){
return lacks(validate51, instancePath, missing0);
}
else {
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate51, instancePath+"/title", message2);
}
}
else {
}
{
if(data.command !== undefined){
let data1 = data.command;
{
if(typeof data1 === "string"){
if(data1.length < 1){
return fail(validate51, instancePath+"/command", message4);
}
}
else {
return fail(validate51, instancePath+"/command", message2);
}
}
}
else {
}
{
if(data.args !== undefined){
let data2 = data.args;
{
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
return fail(validate51, instancePath+"/args/" + i0, message2);
}
}
}
else {
return fail(validate51, instancePath+"/args", message19);
}
}
}
else {
}
{
if(data.cwd !== undefined){
let data4 = data.cwd;
{
if(typeof data4 === "string"){
if(data4.length > 4096){
return fail(validate51, instancePath+"/cwd", message18);
}
else {
if(data4.length < 1){
return fail(validate51, instancePath+"/cwd", message4);
}
}
}
else {
return fail(validate51, instancePath+"/cwd", message2);
}
}
}
else {
}
{
if(data.env !== undefined){
let data5 = data.env;
{
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
for(const key0 in data5){
if(typeof data5[key0] !== "string"){
return fail(validate51, instancePath+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
}
}
}
else {
return fail(validate51, instancePath+"/env", message6);
}
}
}
else {
}
{
if(data.secrets !== undefined){
let data7 = data.secrets;
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key1 in data7){
if(typeof data7[key1] !== "string"){
return fail(validate51, instancePath+"/secrets/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
}
}
}
else {
return fail(validate51, instancePath+"/secrets", message6);
}
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate51, instancePath, message6);
}
}
validate51.errors = vErrors;
return errors === 0;
}

const check20 = validate52;
const schema30 = {"type":"object","required":["name"],"$id":"check20","properties":{"name":{"type":"string","minLength":1,"maxLength":200}}};

function validate52(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return lacks(validate52, instancePath, missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return fail(validate52, instancePath+"/name", message5);
}
else {
if(data0.length < 1){
return fail(validate52, instancePath+"/name", message4);
}
}
}
else {
return fail(validate52, instancePath+"/name", message2);
}
}
}
}
}
else {
return fail(validate52, instancePath, message6);
}
}
validate52.errors = vErrors;
return errors === 0;
}

const check21 = validate53;
const schema31 = {"type":"object","required":["room"],"$id":"check21","properties":{"room":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate53(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.room === undefined) && (missing0 = "room")){
return lacks(validate53, instancePath, missing0);
}
else {
if(data.room !== undefined){
let data0 = data.room;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate53, instancePath+"/room", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate53, instancePath+"/room", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate53, instancePath+"/room", message13);
}
}
}
}
}
}
}
else {
return fail(validate53, instancePath, message6);
}
}
validate53.errors = vErrors;
return errors === 0;
}

const check22 = validate54;
const schema32 = {"type":"object","required":["name","blob","size"],"$id":"check22","properties":{"name":{"type":"string","minLength":1,"maxLength":1024},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate54(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.name === undefined) && (missing0 = "name")) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate54, instancePath, missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 1024){
return fail(validate54, instancePath+"/name", message21);
}
else {
if(data0.length < 1){
return fail(validate54, instancePath+"/name", message4);
}
}
}
else {
return fail(validate54, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.blob !== undefined){
let data1 = data.blob;
{
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
return fail(validate54, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate54, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.size !== undefined){
let data2 = data.size;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate54, instancePath+"/size", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate54, instancePath+"/size", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate54, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
else {
return fail(validate54, instancePath, message6);
}
}
validate54.errors = vErrors;
return errors === 0;
}

const check23 = validate55;
const schema33 = {"type":"object","required":["sessionIds","format","name"],"$id":"check23","properties":{"sessionIds":{"type":"array","minItems":1,"items":{"type":"string","minLength":1,"maxLength":512}},"format":{"type":"string","enum":["markdown","jsonl"]},"name":{"type":"string","minLength":1,"maxLength":1024}}};

function validate55(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionIds === undefined) && (missing0 = "sessionIds")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.name === undefined) && (missing0 = "name"))){
return lacks(validate55, instancePath, missing0);
}
else {
if(data.sessionIds !== undefined){
let data0 = data.sessionIds;
{
if(Array.isArray(data0)){
if(data0.length < 1){
return fail(validate55, instancePath+"/sessionIds", message22);
}
else {
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate55, instancePath+"/sessionIds/" + i0, message3);
}
else {
if(data1.length < 1){
return fail(validate55, instancePath+"/sessionIds/" + i0, message4);
}
}
}
else {
return fail(validate55, instancePath+"/sessionIds/" + i0, message2);
}
}
}
}
}
else {
return fail(validate55, instancePath+"/sessionIds", message19);
}
}
}
else {
}
{
if(data.format !== undefined){
let data2 = data.format;
if(typeof data2 !== "string"){
return fail(validate55, instancePath+"/format", message2);
}
if(!((data2 === "markdown") || (data2 === "jsonl"))){
return fail(validate55, instancePath+"/format", message10);
}
}
else {
}
{
if(data.name !== undefined){
let data3 = data.name;
{
if(typeof data3 === "string"){
if(data3.length > 1024){
return fail(validate55, instancePath+"/name", message21);
}
else {
if(data3.length < 1){
return fail(validate55, instancePath+"/name", message4);
}
}
}
else {
return fail(validate55, instancePath+"/name", message2);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate55, instancePath, message6);
}
}
validate55.errors = vErrors;
return errors === 0;
}

const check24 = validate56;
const schema34 = {"type":"object","$id":"check24","properties":{}};

function validate56(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate56, instancePath, message6);
}
}
validate56.errors = vErrors;
return errors === 0;
}

const check25 = validate57;
const schema35 = {"type":"object","$id":"check25","properties":{}};

function validate57(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate57, instancePath, message6);
}
}
validate57.errors = vErrors;
return errors === 0;
}

const check26 = validate58;
const schema36 = {"type":"object","$id":"check26","properties":{"path":{"type":"string","minLength":1,"maxLength":4096}}};

function validate58(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return fail(validate58, instancePath+"/path", message18);
}
else {
if(data0.length < 1){
return fail(validate58, instancePath+"/path", message4);
}
}
}
else {
return fail(validate58, instancePath+"/path", message2);
}
}
}
}
else {
return fail(validate58, instancePath, message6);
}
}
validate58.errors = vErrors;
return errors === 0;
}

const check27 = validate59;
const schema37 = {"type":"object","required":["path"],"$id":"check27","properties":{"path":{"type":"string","minLength":1,"maxLength":4096}}};

function validate59(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
return lacks(validate59, instancePath, missing0);
}
else {
if(data.path !== undefined){
let data0 = data.path;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return fail(validate59, instancePath+"/path", message18);
}
else {
if(data0.length < 1){
return fail(validate59, instancePath+"/path", message4);
}
}
}
else {
return fail(validate59, instancePath+"/path", message2);
}
}
}
}
}
else {
return fail(validate59, instancePath, message6);
}
}
validate59.errors = vErrors;
return errors === 0;
}

const check28 = validate60;
const schema38 = {"type":"object","required":["path","trusted"],"$id":"check28","properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"trusted":{"type":"boolean"}}};

function validate60(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.path === undefined) && (missing0 = "path")) || ((data.trusted === undefined) && (missing0 = "trusted"))){
return lacks(validate60, instancePath, missing0);
}
else {
if(data.path !== undefined){
let data0 = data.path;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return fail(validate60, instancePath+"/path", message18);
}
else {
if(data0.length < 1){
return fail(validate60, instancePath+"/path", message4);
}
}
}
else {
return fail(validate60, instancePath+"/path", message2);
}
}
}
else {
}
{
if(data.trusted !== undefined){
if(typeof data.trusted !== "boolean"){
return fail(validate60, instancePath+"/trusted", message7);
}
}
else {
}
}
}
}
else {
return fail(validate60, instancePath, message6);
}
}
validate60.errors = vErrors;
return errors === 0;
}

const check29 = validate61;
const schema39 = {"type":"object","$id":"check29","properties":{}};

function validate61(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate61, instancePath, message6);
}
}
validate61.errors = vErrors;
return errors === 0;
}

const check30 = validate62;
const schema40 = {"type":"object","required":["agent","folder"],"$id":"check30","properties":{"agent":{"type":"string","minLength":1,"maxLength":512},"folder":{"type":"string","minLength":1},"cursor":{"type":"string"},"start":{"type":"boolean"}}};

function validate62(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agent === undefined) && (missing0 = "agent")) || ((data.folder === undefined) && (missing0 = "folder"))){
return lacks(validate62, instancePath, missing0);
}
else {
if(data.agent !== undefined){
let data0 = data.agent;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate62, instancePath+"/agent", message3);
}
else {
if(data0.length < 1){
return fail(validate62, instancePath+"/agent", message4);
}
}
}
else {
return fail(validate62, instancePath+"/agent", message2);
}
}
}
else {
}
{
if(data.folder !== undefined){
let data1 = data.folder;
{
if(typeof data1 === "string"){
if(data1.length < 1){
return fail(validate62, instancePath+"/folder", message4);
}
}
else {
return fail(validate62, instancePath+"/folder", message2);
}
}
}
else {
}
{
if(data.cursor !== undefined){
if(typeof data.cursor !== "string"){
return fail(validate62, instancePath+"/cursor", message2);
}
}
else {
}
{
if(data.start !== undefined){
if(typeof data.start !== "boolean"){
return fail(validate62, instancePath+"/start", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate62, instancePath, message6);
}
}
validate62.errors = vErrors;
return errors === 0;
}

const check31 = validate63;
const schema41 = {"type":"object","required":["agentId"],"$id":"check31","properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"command":{"type":"array","items":{"type":"string"}}}};

function validate63(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agentId === undefined) && (missing0 = "agentId")){
return lacks(validate63, instancePath, missing0);
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate63, instancePath+"/agentId", message3);
}
else {
if(data0.length < 1){
return fail(validate63, instancePath+"/agentId", message4);
}
}
}
else {
return fail(validate63, instancePath+"/agentId", message2);
}
}
}
else {
}
{
if(data.command !== undefined){
let data1 = data.command;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
return fail(validate63, instancePath+"/command/" + i0, message2);
}
}
}
else {
return fail(validate63, instancePath+"/command", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate63, instancePath, message6);
}
}
validate63.errors = vErrors;
return errors === 0;
}

const check32 = validate64;
const schema42 = {"type":"object","$id":"check32","properties":{}};

function validate64(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate64, instancePath, message6);
}
}
validate64.errors = vErrors;
return errors === 0;
}

const check33 = validate65;
const schema43 = {"type":"object","required":["agentId","entry"],"$id":"check33","properties":{"agentId":{"type":"string","minLength":1,"maxLength":100},"entry":{"allOf":[{"type":"object","required":["command","variables"],"properties":{"title":{"type":"string","maxLength":200},"command":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000]+$"},"args":{"type":"array","items":{"type":"string","pattern":"^[^\\u0000]*$"},"maxItems":1000},"variables":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^=\\u0000]+$"},"value":{"type":"string","maxLength":32768,"pattern":"^[^\\u0000]*$"},"safe":{"type":"string","minLength":1,"maxLength":200},"secret":{"type":"boolean"}}},"maxItems":1000}}},{"type":"object","properties":{"cwd":{"type":"string","minLength":1},"process":{"type":"string","enum":["shared","perChat"]},"mode":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"options":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"boolean"}]}},"startTimeout":{"type":"integer","minimum":1,"maximum":600}}}]},"isNew":{"type":"boolean"}}};
const pattern4 = new RegExp("^[^\\u0000]+$", "u");
const pattern5 = new RegExp("^[^\\u0000]*$", "u");
const pattern6 = new RegExp("^[^=\\u0000]+$", "u");

function validate65(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentId === undefined) && (missing0 = "agentId")) || ((data.entry === undefined) && (missing0 = "entry"))){
return lacks(validate65, instancePath, missing0);
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate65, instancePath+"/agentId", message8);
}
else {
if(data0.length < 1){
return fail(validate65, instancePath+"/agentId", message4);
}
}
}
else {
return fail(validate65, instancePath+"/agentId", message2);
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.entry !== undefined){
let data1 = data.entry;
const _errs3 = errors;
const _errs4 = errors;
if(errors === _errs4){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.command === undefined) && (missing1 = "command")) || ((data1.variables === undefined) && (missing1 = "variables"))){
return lacks(validate65, instancePath+"/entry", missing1);
}
else {
if(data1.title !== undefined){
let data2 = data1.title;
const _errs6 = errors;
if(errors === _errs6){
if(typeof data2 === "string"){
if(data2.length > 200){
return fail(validate65, instancePath+"/entry/title", message5);
}
}
else {
return fail(validate65, instancePath+"/entry/title", message2);
}
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.command !== undefined){
let data3 = data1.command;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 4096){
return fail(validate65, instancePath+"/entry/command", message18);
}
else {
if(data3.length < 1){
return fail(validate65, instancePath+"/entry/command", message4);
}
else {
if(!pattern4.test(data3)){
return fail(validate65, instancePath+"/entry/command", "must match pattern \""+"^[^\\u0000]+$"+"\"");
}
}
}
}
else {
return fail(validate65, instancePath+"/entry/command", message2);
}
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.args !== undefined){
let data4 = data1.args;
const _errs10 = errors;
if(errors === _errs10){
if(Array.isArray(data4)){
if(data4.length > 1000){
return fail(validate65, instancePath+"/entry/args", message23);
}
else {
var valid3 = true;
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
const _errs12 = errors;
if(errors === _errs12){
if(typeof data5 === "string"){
if(!pattern5.test(data5)){
return fail(validate65, instancePath+"/entry/args/" + i0, "must match pattern \""+"^[^\\u0000]*$"+"\"");
}
}
else {
return fail(validate65, instancePath+"/entry/args/" + i0, message2);
}
}
var valid3 = _errs12 === errors;
if(!valid3){
break;
}
}
}
}
else {
return fail(validate65, instancePath+"/entry/args", message19);
}
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.variables !== undefined){
let data6 = data1.variables;
const _errs14 = errors;
if(errors === _errs14){
if(Array.isArray(data6)){
if(data6.length > 1000){
return fail(validate65, instancePath+"/entry/variables", message23);
}
else {
var valid4 = true;
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
const _errs16 = errors;
if(errors === _errs16){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((data7.name === undefined) && (missing2 = "name")){
return lacks(validate65, instancePath+"/entry/variables/" + i1, missing2);
}
else {
if(data7.name !== undefined){
let data8 = data7.name;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data8 === "string"){
if(data8.length > 200){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/name", message5);
}
else {
if(data8.length < 1){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/name", message4);
}
else {
if(!pattern6.test(data8)){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/name", "must match pattern \""+"^[^=\\u0000]+$"+"\"");
}
}
}
}
else {
return fail(validate65, instancePath+"/entry/variables/" + i1+"/name", message2);
}
}
var valid5 = _errs18 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.value !== undefined){
let data9 = data7.value;
const _errs20 = errors;
if(errors === _errs20){
if(typeof data9 === "string"){
if(data9.length > 32768){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/value", message20);
}
else {
if(!pattern5.test(data9)){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/value", "must match pattern \""+"^[^\\u0000]*$"+"\"");
}
}
}
else {
return fail(validate65, instancePath+"/entry/variables/" + i1+"/value", message2);
}
}
var valid5 = _errs20 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.safe !== undefined){
let data10 = data7.safe;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data10 === "string"){
if(data10.length > 200){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/safe", message5);
}
else {
if(data10.length < 1){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/safe", message4);
}
}
}
else {
return fail(validate65, instancePath+"/entry/variables/" + i1+"/safe", message2);
}
}
var valid5 = _errs22 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data7.secret !== undefined){
const _errs24 = errors;
if(typeof data7.secret !== "boolean"){
return fail(validate65, instancePath+"/entry/variables/" + i1+"/secret", message7);
}
var valid5 = _errs24 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
else {
return fail(validate65, instancePath+"/entry/variables/" + i1, message6);
}
}
var valid4 = _errs16 === errors;
if(!valid4){
break;
}
}
}
}
else {
return fail(validate65, instancePath+"/entry/variables", message19);
}
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
}
else {
return fail(validate65, instancePath+"/entry", message6);
}
}
var valid1 = _errs4 === errors;
if(valid1){
const _errs26 = errors;
if(errors === _errs26){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.cwd !== undefined){
let data12 = data1.cwd;
const _errs28 = errors;
if(errors === _errs28){
if(typeof data12 === "string"){
if(data12.length < 1){
return fail(validate65, instancePath+"/entry/cwd", message4);
}
}
else {
return fail(validate65, instancePath+"/entry/cwd", message2);
}
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.process !== undefined){
let data13 = data1.process;
const _errs30 = errors;
if(typeof data13 !== "string"){
return fail(validate65, instancePath+"/entry/process", message2);
}
if(!((data13 === "shared") || (data13 === "perChat"))){
return fail(validate65, instancePath+"/entry/process", message10);
}
var valid6 = _errs30 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.mode !== undefined){
let data14 = data1.mode;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data14 === "string"){
if(data14.length < 1){
return fail(validate65, instancePath+"/entry/mode", message4);
}
}
else {
return fail(validate65, instancePath+"/entry/mode", message2);
}
}
var valid6 = _errs32 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.model !== undefined){
let data15 = data1.model;
const _errs34 = errors;
if(errors === _errs34){
if(typeof data15 === "string"){
if(data15.length < 1){
return fail(validate65, instancePath+"/entry/model", message4);
}
}
else {
return fail(validate65, instancePath+"/entry/model", message2);
}
}
var valid6 = _errs34 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.options !== undefined){
let data16 = data1.options;
const _errs36 = errors;
if(errors === _errs36){
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
let data17 = data16[key0];
const _errs39 = errors;
const _errs40 = errors;
let valid8 = false;
const _errs41 = errors;
if(typeof data17 !== "string"){
vErrors = add(vErrors, instancePath+"/entry/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
errors++;
}
var _valid0 = _errs41 === errors;
valid8 = valid8 || _valid0;
if(!valid8){
const _errs43 = errors;
if(typeof data17 !== "boolean"){
vErrors = add(vErrors, instancePath+"/entry/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message7);
errors++;
}
var _valid0 = _errs43 === errors;
valid8 = valid8 || _valid0;
}
if(!valid8){
vErrors = add(vErrors, instancePath+"/entry/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message9);
errors++;
validate65.errors = vErrors;
return false;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
var valid7 = _errs39 === errors;
if(!valid7){
break;
}
}
}
else {
return fail(validate65, instancePath+"/entry/options", message6);
}
}
var valid6 = _errs36 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data1.startTimeout !== undefined){
let data18 = data1.startTimeout;
const _errs45 = errors;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
return fail(validate65, instancePath+"/entry/startTimeout", message11);
}
if(errors === _errs45){
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 600 || isNaN(data18)){
return fail(validate65, instancePath+"/entry/startTimeout", message24);
}
else {
if(data18 < 1 || isNaN(data18)){
return fail(validate65, instancePath+"/entry/startTimeout", message25);
}
}
}
}
var valid6 = _errs45 === errors;
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
return fail(validate65, instancePath+"/entry", message6);
}
}
var valid1 = _errs26 === errors;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.isNew !== undefined){
const _errs47 = errors;
if(typeof data.isNew !== "boolean"){
return fail(validate65, instancePath+"/isNew", message7);
}
var valid0 = _errs47 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return fail(validate65, instancePath, message6);
}
}
validate65.errors = vErrors;
return errors === 0;
}

const check34 = validate66;
const schema44 = {"type":"object","required":["agentId"],"$id":"check34","properties":{"agentId":{"type":"string","minLength":1,"maxLength":100}}};

function validate66(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agentId === undefined) && (missing0 = "agentId")){
return lacks(validate66, instancePath, missing0);
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
{
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate66, instancePath+"/agentId", message8);
}
else {
if(data0.length < 1){
return fail(validate66, instancePath+"/agentId", message4);
}
}
}
else {
return fail(validate66, instancePath+"/agentId", message2);
}
}
}
}
}
else {
return fail(validate66, instancePath, message6);
}
}
validate66.errors = vErrors;
return errors === 0;
}

const check35 = validate67;
const schema45 = {"type":"object","$id":"check35","properties":{}};

function validate67(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate67, instancePath, message6);
}
}
validate67.errors = vErrors;
return errors === 0;
}

const check36 = validate68;
const schema46 = {"type":"object","$id":"check36","properties":{"folder":{"type":"string"}}};

function validate68(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate68, instancePath+"/folder", message2);
}
}
}
else {
return fail(validate68, instancePath, message6);
}
}
validate68.errors = vErrors;
return errors === 0;
}

const check37 = validate69;
const schema47 = {"type":"object","$id":"check37","properties":{"source":{"type":"string","maxLength":2048},"refresh":{"type":"boolean"}}};

function validate69(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.source !== undefined){
let data0 = data.source;
{
if(typeof data0 === "string"){
if(data0.length > 2048){
return fail(validate69, instancePath+"/source", message26);
}
}
else {
return fail(validate69, instancePath+"/source", message2);
}
}
}
else {
}
{
if(data.refresh !== undefined){
if(typeof data.refresh !== "boolean"){
return fail(validate69, instancePath+"/refresh", message7);
}
}
else {
}
}
}
else {
return fail(validate69, instancePath, message6);
}
}
validate69.errors = vErrors;
return errors === 0;
}

const check38 = validate70;
const schema48 = {"type":"object","required":["from","id"],"$id":"check38","properties":{"from":{"type":"string","enum":["catalogue","registry"]},"id":{"type":"string","minLength":1,"maxLength":512}}};

function validate70(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.from === undefined) && (missing0 = "from")) || ((data.id === undefined) && (missing0 = "id"))){
return lacks(validate70, instancePath, missing0);
}
else {
if(data.from !== undefined){
let data0 = data.from;
if(typeof data0 !== "string"){
return fail(validate70, instancePath+"/from", message2);
}
if(!((data0 === "catalogue") || (data0 === "registry"))){
return fail(validate70, instancePath+"/from", message10);
}
}
else {
}
{
if(data.id !== undefined){
let data1 = data.id;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate70, instancePath+"/id", message3);
}
else {
if(data1.length < 1){
return fail(validate70, instancePath+"/id", message4);
}
}
}
else {
return fail(validate70, instancePath+"/id", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate70, instancePath, message6);
}
}
validate70.errors = vErrors;
return errors === 0;
}

const check39 = validate71;
const schema49 = {"type":"object","required":["planId","withScripts"],"$id":"check39","properties":{"planId":{"type":"string","minLength":1,"maxLength":512},"withScripts":{"type":"boolean"}}};

function validate71(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.planId === undefined) && (missing0 = "planId")) || ((data.withScripts === undefined) && (missing0 = "withScripts"))){
return lacks(validate71, instancePath, missing0);
}
else {
if(data.planId !== undefined){
let data0 = data.planId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate71, instancePath+"/planId", message3);
}
else {
if(data0.length < 1){
return fail(validate71, instancePath+"/planId", message4);
}
}
}
else {
return fail(validate71, instancePath+"/planId", message2);
}
}
}
else {
}
{
if(data.withScripts !== undefined){
if(typeof data.withScripts !== "boolean"){
return fail(validate71, instancePath+"/withScripts", message7);
}
}
else {
}
}
}
}
else {
return fail(validate71, instancePath, message6);
}
}
validate71.errors = vErrors;
return errors === 0;
}

const check40 = validate72;
const schema50 = {"type":"object","required":["id"],"$id":"check40","properties":{"id":{"type":"string","minLength":1,"maxLength":512}}};

function validate72(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.id === undefined) && (missing0 = "id")){
return lacks(validate72, instancePath, missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate72, instancePath+"/id", message3);
}
else {
if(data0.length < 1){
return fail(validate72, instancePath+"/id", message4);
}
}
}
else {
return fail(validate72, instancePath+"/id", message2);
}
}
}
}
}
else {
return fail(validate72, instancePath, message6);
}
}
validate72.errors = vErrors;
return errors === 0;
}

const check41 = validate73;
const schema51 = {"type":"object","required":["agentId","folder"],"$id":"check41","properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"folder":{"type":"string"}}};

function validate73(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentId === undefined) && (missing0 = "agentId")) || ((data.folder === undefined) && (missing0 = "folder"))){
return lacks(validate73, instancePath, missing0);
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate73, instancePath+"/agentId", message3);
}
else {
if(data0.length < 1){
return fail(validate73, instancePath+"/agentId", message4);
}
}
}
else {
return fail(validate73, instancePath+"/agentId", message2);
}
}
}
else {
}
{
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate73, instancePath+"/folder", message2);
}
}
else {
}
}
}
}
else {
return fail(validate73, instancePath, message6);
}
}
validate73.errors = vErrors;
return errors === 0;
}

const check42 = validate74;
const schema52 = {"type":"object","required":["jobId","seen"],"$id":"check42","properties":{"jobId":{"type":"string","minLength":1,"maxLength":512},"seen":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate74(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.jobId === undefined) && (missing0 = "jobId")) || ((data.seen === undefined) && (missing0 = "seen"))){
return lacks(validate74, instancePath, missing0);
}
else {
if(data.jobId !== undefined){
let data0 = data.jobId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate74, instancePath+"/jobId", message3);
}
else {
if(data0.length < 1){
return fail(validate74, instancePath+"/jobId", message4);
}
}
}
else {
return fail(validate74, instancePath+"/jobId", message2);
}
}
}
else {
}
{
if(data.seen !== undefined){
let data1 = data.seen;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate74, instancePath+"/seen", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate74, instancePath+"/seen", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate74, instancePath+"/seen", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate74, instancePath, message6);
}
}
validate74.errors = vErrors;
return errors === 0;
}

const check43 = validate75;
const schema53 = {"type":"object","required":["jobId"],"$id":"check43","properties":{"jobId":{"type":"string","minLength":1,"maxLength":512}}};

function validate75(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobId === undefined) && (missing0 = "jobId")){
return lacks(validate75, instancePath, missing0);
}
else {
if(data.jobId !== undefined){
let data0 = data.jobId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate75, instancePath+"/jobId", message3);
}
else {
if(data0.length < 1){
return fail(validate75, instancePath+"/jobId", message4);
}
}
}
else {
return fail(validate75, instancePath+"/jobId", message2);
}
}
}
}
}
else {
return fail(validate75, instancePath, message6);
}
}
validate75.errors = vErrors;
return errors === 0;
}

const check44 = validate76;
const schema54 = {"type":"object","required":["sessionId"],"$id":"check44","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate76(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate76, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate76, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate76, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate76, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate76, instancePath, message6);
}
}
validate76.errors = vErrors;
return errors === 0;
}

const check45 = validate77;
const schema55 = {"type":"object","required":["sessionId","name","from","scope","isOn"],"$id":"check45","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":100},"from":{"type":"string","enum":["user","workspace"]},"scope":{"type":"string","enum":["chat","default"]},"isOn":{"type":"boolean"}}};

function validate77(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.from === undefined) && (missing0 = "from"))) || ((data.scope === undefined) && (missing0 = "scope"))) || ((data.isOn === undefined) && (missing0 = "isOn"))){
return lacks(validate77, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate77, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate77, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate77, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
let data1 = data.name;
{
if(typeof data1 === "string"){
if(data1.length > 100){
return fail(validate77, instancePath+"/name", message8);
}
else {
if(data1.length < 1){
return fail(validate77, instancePath+"/name", message4);
}
}
}
else {
return fail(validate77, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.from !== undefined){
let data2 = data.from;
if(typeof data2 !== "string"){
return fail(validate77, instancePath+"/from", message2);
}
if(!((data2 === "user") || (data2 === "workspace"))){
return fail(validate77, instancePath+"/from", message10);
}
}
else {
}
{
if(data.scope !== undefined){
let data3 = data.scope;
if(typeof data3 !== "string"){
return fail(validate77, instancePath+"/scope", message2);
}
if(!((data3 === "chat") || (data3 === "default"))){
return fail(validate77, instancePath+"/scope", message10);
}
}
else {
}
{
if(data.isOn !== undefined){
if(typeof data.isOn !== "boolean"){
return fail(validate77, instancePath+"/isOn", message7);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate77, instancePath, message6);
}
}
validate77.errors = vErrors;
return errors === 0;
}

const check46 = validate78;
const schema56 = {"type":"object","required":["sessionId","name","approval"],"$id":"check46","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":100},"approval":{"type":"string","maxLength":200}}};

function validate78(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.approval === undefined) && (missing0 = "approval"))){
return lacks(validate78, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate78, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate78, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate78, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
let data1 = data.name;
{
if(typeof data1 === "string"){
if(data1.length > 100){
return fail(validate78, instancePath+"/name", message8);
}
else {
if(data1.length < 1){
return fail(validate78, instancePath+"/name", message4);
}
}
}
else {
return fail(validate78, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.approval !== undefined){
let data2 = data.approval;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return fail(validate78, instancePath+"/approval", message5);
}
}
else {
return fail(validate78, instancePath+"/approval", message2);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate78, instancePath, message6);
}
}
validate78.errors = vErrors;
return errors === 0;
}

const check47 = validate79;
const schema57 = {"type":"object","required":["sessionId","name"],"$id":"check47","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":100}}};

function validate79(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.name === undefined) && (missing0 = "name"))){
return lacks(validate79, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate79, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate79, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate79, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
let data1 = data.name;
{
if(typeof data1 === "string"){
if(data1.length > 100){
return fail(validate79, instancePath+"/name", message8);
}
else {
if(data1.length < 1){
return fail(validate79, instancePath+"/name", message4);
}
}
}
else {
return fail(validate79, instancePath+"/name", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate79, instancePath, message6);
}
}
validate79.errors = vErrors;
return errors === 0;
}

const check48 = validate80;
const schema58 = {"type":"object","required":["sessionId"],"$id":"check48","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate80(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate80, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate80, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate80, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate80, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate80, instancePath, message6);
}
}
validate80.errors = vErrors;
return errors === 0;
}

const check49 = validate81;
const schema59 = {"type":"object","$id":"check49","properties":{}};

function validate81(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate81, instancePath, message6);
}
}
validate81.errors = vErrors;
return errors === 0;
}

const check50 = validate82;
const schema60 = {"type":"object","required":["name","entry"],"$id":"check50","properties":{"name":{"type":"string","minLength":1,"maxLength":100},"entry":{"type":"object","required":["transport","values"],"properties":{"transport":{"type":"string","enum":["stdio","http","sse"]},"command":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000]+$"},"args":{"type":"array","maxItems":200,"items":{"type":"string","maxLength":8192,"pattern":"^[^\\u0000]*$"}},"url":{"type":"string","minLength":1,"maxLength":4096,"pattern":"^[^\\u0000]+$"},"values":{"type":"array","maxItems":200,"items":{"$ref":"part4"}}}},"isNew":{"type":"boolean"}}};
const schema61 = {"type":"object","required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":200,"pattern":"^[^=\\u0000]+$"},"value":{"type":"string","maxLength":32768,"pattern":"^[^\\u0000]*$"},"safe":{"type":"string","minLength":1,"maxLength":200},"secret":{"type":"boolean"}},"$id":"part4"};

function validate83(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return lacks(validate83, instancePath, missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 200){
return fail(validate83, instancePath+"/name", message5);
}
else {
if(data0.length < 1){
return fail(validate83, instancePath+"/name", message4);
}
else {
if(!pattern6.test(data0)){
return fail(validate83, instancePath+"/name", "must match pattern \""+"^[^=\\u0000]+$"+"\"");
}
}
}
}
else {
return fail(validate83, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.value !== undefined){
let data1 = data.value;
{
if(typeof data1 === "string"){
if(data1.length > 32768){
return fail(validate83, instancePath+"/value", message20);
}
else {
if(!pattern5.test(data1)){
return fail(validate83, instancePath+"/value", "must match pattern \""+"^[^\\u0000]*$"+"\"");
}
}
}
else {
return fail(validate83, instancePath+"/value", message2);
}
}
}
else {
}
{
if(data.safe !== undefined){
let data2 = data.safe;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return fail(validate83, instancePath+"/safe", message5);
}
else {
if(data2.length < 1){
return fail(validate83, instancePath+"/safe", message4);
}
}
}
else {
return fail(validate83, instancePath+"/safe", message2);
}
}
}
else {
}
{
if(data.secret !== undefined){
if(typeof data.secret !== "boolean"){
return fail(validate83, instancePath+"/secret", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate83, instancePath, message6);
}
}
validate83.errors = vErrors;
return errors === 0;
}


function validate82(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.entry === undefined) && (missing0 = "entry"))){
return lacks(validate82, instancePath, missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate82, instancePath+"/name", message8);
}
else {
if(data0.length < 1){
return fail(validate82, instancePath+"/name", message4);
}
}
}
else {
return fail(validate82, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.entry !== undefined){
let data1 = data.entry;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.transport === undefined) && (missing1 = "transport")) || ((data1.values === undefined) && (missing1 = "values"))){
return lacks(validate82, instancePath+"/entry", missing1);
}
else {
if(data1.transport !== undefined){
let data2 = data1.transport;
if(typeof data2 !== "string"){
return fail(validate82, instancePath+"/entry/transport", message2);
}
if(!(((data2 === "stdio") || (data2 === "http")) || (data2 === "sse"))){
return fail(validate82, instancePath+"/entry/transport", message10);
}
}
else {
}
{
if(data1.command !== undefined){
let data3 = data1.command;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return fail(validate82, instancePath+"/entry/command", message18);
}
else {
if(data3.length < 1){
return fail(validate82, instancePath+"/entry/command", message4);
}
else {
if(!pattern4.test(data3)){
return fail(validate82, instancePath+"/entry/command", "must match pattern \""+"^[^\\u0000]+$"+"\"");
}
}
}
}
else {
return fail(validate82, instancePath+"/entry/command", message2);
}
}
}
else {
}
{
if(data1.args !== undefined){
let data4 = data1.args;
{
if(Array.isArray(data4)){
if(data4.length > 200){
return fail(validate82, instancePath+"/entry/args", message27);
}
else {
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
{
if(typeof data5 === "string"){
if(data5.length > 8192){
return fail(validate82, instancePath+"/entry/args/" + i0, message28);
}
else {
if(!pattern5.test(data5)){
return fail(validate82, instancePath+"/entry/args/" + i0, "must match pattern \""+"^[^\\u0000]*$"+"\"");
}
}
}
else {
return fail(validate82, instancePath+"/entry/args/" + i0, message2);
}
}
}
}
}
else {
return fail(validate82, instancePath+"/entry/args", message19);
}
}
}
else {
}
{
if(data1.url !== undefined){
let data6 = data1.url;
{
if(typeof data6 === "string"){
if(data6.length > 4096){
return fail(validate82, instancePath+"/entry/url", message18);
}
else {
if(data6.length < 1){
return fail(validate82, instancePath+"/entry/url", message4);
}
else {
if(!pattern4.test(data6)){
return fail(validate82, instancePath+"/entry/url", "must match pattern \""+"^[^\\u0000]+$"+"\"");
}
}
}
}
else {
return fail(validate82, instancePath+"/entry/url", message2);
}
}
}
else {
}
{
if(data1.values !== undefined){
let data7 = data1.values;
{
if(Array.isArray(data7)){
if(data7.length > 200){
return fail(validate82, instancePath+"/entry/values", message27);
}
else {
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(validate83(data7[i1], instancePath+"/entry/values/" + i1))){
return failAs(validate82, validate83);
}
}
}
}
else {
return fail(validate82, instancePath+"/entry/values", message19);
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate82, instancePath+"/entry", message6);
}
}
}
else {
}
{
if(data.isNew !== undefined){
if(typeof data.isNew !== "boolean"){
return fail(validate82, instancePath+"/isNew", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate82, instancePath, message6);
}
}
validate82.errors = vErrors;
return errors === 0;
}

const check51 = validate85;
const schema62 = {"type":"object","required":["name"],"$id":"check51","properties":{"name":{"type":"string","minLength":1,"maxLength":100}}};

function validate85(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.name === undefined) && (missing0 = "name")){
return lacks(validate85, instancePath, missing0);
}
else {
if(data.name !== undefined){
let data0 = data.name;
{
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate85, instancePath+"/name", message8);
}
else {
if(data0.length < 1){
return fail(validate85, instancePath+"/name", message4);
}
}
}
else {
return fail(validate85, instancePath+"/name", message2);
}
}
}
}
}
else {
return fail(validate85, instancePath, message6);
}
}
validate85.errors = vErrors;
return errors === 0;
}

const check52 = validate86;
const schema63 = {"type":"object","$id":"check52","properties":{}};

function validate86(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate86, instancePath, message6);
}
}
validate86.errors = vErrors;
return errors === 0;
}

const check53 = validate87;
const schema64 = {"type":"object","required":["place","methodId"],"$id":"check53","properties":{"place":{"$ref":"part5"},"methodId":{"type":"string","minLength":1,"maxLength":512},"inEditor":{"type":"boolean"}}};
const schema65 = {"anyOf":[{"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["agentId","folder"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"folder":{"type":"string","minLength":1,"maxLength":4096}}}],"$id":"part5"};

function validate88(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
vErrors = add(vErrors, instancePath, "must have required property '"+missing0+"'");
errors++;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data0 === "string"){
if(data0.length > 512){
vErrors = add(vErrors, instancePath+"/sessionId", message3);
errors++;
}
else {
if(data0.length < 1){
vErrors = add(vErrors, instancePath+"/sessionId", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/sessionId", message2);
errors++;
}
}
}
}
}
else {
vErrors = add(vErrors, instancePath, message6);
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
if(((data.agentId === undefined) && (missing1 = "agentId")) || ((data.folder === undefined) && (missing1 = "folder"))){
vErrors = add(vErrors, instancePath, "must have required property '"+missing1+"'");
errors++;
}
else {
if(data.agentId !== undefined){
let data1 = data.agentId;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data1 === "string"){
if(data1.length > 512){
vErrors = add(vErrors, instancePath+"/agentId", message3);
errors++;
}
else {
if(data1.length < 1){
vErrors = add(vErrors, instancePath+"/agentId", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/agentId", message2);
errors++;
}
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.folder !== undefined){
let data2 = data.folder;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data2 === "string"){
if(data2.length > 4096){
vErrors = add(vErrors, instancePath+"/folder", message18);
errors++;
}
else {
if(data2.length < 1){
vErrors = add(vErrors, instancePath+"/folder", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/folder", message2);
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
vErrors = add(vErrors, instancePath, message6);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate88.errors = vErrors;
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
validate88.errors = vErrors;
return errors === 0;
}


function validate87(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.place === undefined) && (missing0 = "place")) || ((data.methodId === undefined) && (missing0 = "methodId"))){
return lacks(validate87, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate87, validate88);
}
}
else {
}
{
if(data.methodId !== undefined){
let data1 = data.methodId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate87, instancePath+"/methodId", message3);
}
else {
if(data1.length < 1){
return fail(validate87, instancePath+"/methodId", message4);
}
}
}
else {
return fail(validate87, instancePath+"/methodId", message2);
}
}
}
else {
}
{
if(data.inEditor !== undefined){
if(typeof data.inEditor !== "boolean"){
return fail(validate87, instancePath+"/inEditor", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate87, instancePath, message6);
}
}
validate87.errors = vErrors;
return errors === 0;
}

const check54 = validate90;
const schema66 = {"type":"object","required":["agentId"],"$id":"check54","properties":{"agentId":{"type":"string","minLength":1,"maxLength":512}}};

function validate90(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agentId === undefined) && (missing0 = "agentId")){
return lacks(validate90, instancePath, missing0);
}
else {
if(data.agentId !== undefined){
let data0 = data.agentId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate90, instancePath+"/agentId", message3);
}
else {
if(data0.length < 1){
return fail(validate90, instancePath+"/agentId", message4);
}
}
}
else {
return fail(validate90, instancePath+"/agentId", message2);
}
}
}
}
}
else {
return fail(validate90, instancePath, message6);
}
}
validate90.errors = vErrors;
return errors === 0;
}

const check55 = validate91;
const schema67 = {"type":"object","required":["place","methodId","variables"],"$id":"check55","properties":{"place":{"$ref":"part5"},"methodId":{"type":"string","minLength":1,"maxLength":512},"variables":{"type":"array","maxItems":100,"items":{"$ref":"part4"}}}};

function validate91(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.place === undefined) && (missing0 = "place")) || ((data.methodId === undefined) && (missing0 = "methodId"))) || ((data.variables === undefined) && (missing0 = "variables"))){
return lacks(validate91, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate91, validate88);
}
}
else {
}
{
if(data.methodId !== undefined){
let data1 = data.methodId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate91, instancePath+"/methodId", message3);
}
else {
if(data1.length < 1){
return fail(validate91, instancePath+"/methodId", message4);
}
}
}
else {
return fail(validate91, instancePath+"/methodId", message2);
}
}
}
else {
}
{
if(data.variables !== undefined){
let data2 = data.variables;
{
if(Array.isArray(data2)){
if(data2.length > 100){
return fail(validate91, instancePath+"/variables", message29);
}
else {
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate83(data2[i0], instancePath+"/variables/" + i0))){
return failAs(validate91, validate83);
}
}
}
}
else {
return fail(validate91, instancePath+"/variables", message19);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate91, instancePath, message6);
}
}
validate91.errors = vErrors;
return errors === 0;
}

const check56 = validate94;
const schema68 = {"type":"object","required":["place","methodId"],"$id":"check56","properties":{"place":{"$ref":"part5"},"methodId":{"type":"string","minLength":1,"maxLength":512}}};

function validate94(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.place === undefined) && (missing0 = "place")) || ((data.methodId === undefined) && (missing0 = "methodId"))){
return lacks(validate94, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate94, validate88);
}
}
else {
}
{
if(data.methodId !== undefined){
let data1 = data.methodId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate94, instancePath+"/methodId", message3);
}
else {
if(data1.length < 1){
return fail(validate94, instancePath+"/methodId", message4);
}
}
}
else {
return fail(validate94, instancePath+"/methodId", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate94, instancePath, message6);
}
}
validate94.errors = vErrors;
return errors === 0;
}

const check57 = validate96;
const schema69 = {"type":"object","required":["place"],"$id":"check57","properties":{"place":{"$ref":"part5"}}};

function validate96(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.place === undefined) && (missing0 = "place")){
return lacks(validate96, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate96, validate88);
}
}
}
}
else {
return fail(validate96, instancePath, message6);
}
}
validate96.errors = vErrors;
return errors === 0;
}

const check58 = validate98;
const schema70 = {"type":"object","required":["place"],"$id":"check58","properties":{"place":{"$ref":"part5"}}};

function validate98(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.place === undefined) && (missing0 = "place")){
return lacks(validate98, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate98, validate88);
}
}
}
}
else {
return fail(validate98, instancePath, message6);
}
}
validate98.errors = vErrors;
return errors === 0;
}

const check59 = validate100;
const schema71 = {"type":"object","required":["place"],"$id":"check59","properties":{"place":{"$ref":"part5"}}};

function validate100(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.place === undefined) && (missing0 = "place")){
return lacks(validate100, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate100, validate88);
}
}
}
}
else {
return fail(validate100, instancePath, message6);
}
}
validate100.errors = vErrors;
return errors === 0;
}

const check60 = validate102;
const schema72 = {"type":"object","required":["place"],"$id":"check60","properties":{"place":{"$ref":"part5"}}};

function validate102(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.place === undefined) && (missing0 = "place")){
return lacks(validate102, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate102, validate88);
}
}
}
}
else {
return fail(validate102, instancePath, message6);
}
}
validate102.errors = vErrors;
return errors === 0;
}

const check61 = validate104;
const schema73 = {"type":"object","required":["place","providerId","apiType","baseUrl"],"$id":"check61","properties":{"place":{"$ref":"part5"},"providerId":{"type":"string","minLength":1,"maxLength":512},"apiType":{"type":"string","minLength":1,"maxLength":200},"baseUrl":{"type":"string","minLength":1,"maxLength":4096},"headers":{"type":"object","additionalProperties":{"type":"string","maxLength":32768}}}};

function validate104(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.place === undefined) && (missing0 = "place")) || ((data.providerId === undefined) && (missing0 = "providerId"))) || ((data.apiType === undefined) && (missing0 = "apiType"))) || ((data.baseUrl === undefined) && (missing0 = "baseUrl"))){
return lacks(validate104, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate104, validate88);
}
}
else {
}
{
if(data.providerId !== undefined){
let data1 = data.providerId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate104, instancePath+"/providerId", message3);
}
else {
if(data1.length < 1){
return fail(validate104, instancePath+"/providerId", message4);
}
}
}
else {
return fail(validate104, instancePath+"/providerId", message2);
}
}
}
else {
}
{
if(data.apiType !== undefined){
let data2 = data.apiType;
{
if(typeof data2 === "string"){
if(data2.length > 200){
return fail(validate104, instancePath+"/apiType", message5);
}
else {
if(data2.length < 1){
return fail(validate104, instancePath+"/apiType", message4);
}
}
}
else {
return fail(validate104, instancePath+"/apiType", message2);
}
}
}
else {
}
{
if(data.baseUrl !== undefined){
let data3 = data.baseUrl;
{
if(typeof data3 === "string"){
if(data3.length > 4096){
return fail(validate104, instancePath+"/baseUrl", message18);
}
else {
if(data3.length < 1){
return fail(validate104, instancePath+"/baseUrl", message4);
}
}
}
else {
return fail(validate104, instancePath+"/baseUrl", message2);
}
}
}
else {
}
{
if(data.headers !== undefined){
let data4 = data.headers;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
for(const key0 in data4){
let data5 = data4[key0];
{
if(typeof data5 === "string"){
if(data5.length > 32768){
return fail(validate104, instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message20);
}
}
else {
return fail(validate104, instancePath+"/headers/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
}
}
}
}
else {
return fail(validate104, instancePath+"/headers", message6);
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate104, instancePath, message6);
}
}
validate104.errors = vErrors;
return errors === 0;
}

const check62 = validate106;
const schema74 = {"type":"object","required":["place","providerId"],"$id":"check62","properties":{"place":{"$ref":"part5"},"providerId":{"type":"string","minLength":1,"maxLength":512}}};

function validate106(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.place === undefined) && (missing0 = "place")) || ((data.providerId === undefined) && (missing0 = "providerId"))){
return lacks(validate106, instancePath, missing0);
}
else {
if(data.place !== undefined){
if(!(validate88(data.place, instancePath+"/place"))){
return failAs(validate106, validate88);
}
}
else {
}
{
if(data.providerId !== undefined){
let data1 = data.providerId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate106, instancePath+"/providerId", message3);
}
else {
if(data1.length < 1){
return fail(validate106, instancePath+"/providerId", message4);
}
}
}
else {
return fail(validate106, instancePath+"/providerId", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate106, instancePath, message6);
}
}
validate106.errors = vErrors;
return errors === 0;
}

const check63 = validate108;
const schema75 = {"type":"object","required":["folder"],"$id":"check63","properties":{"folder":{"type":"string","minLength":1},"agent":{"type":"string","minLength":1,"maxLength":512},"own":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1,"maxLength":512}},"mode":{"type":"string","minLength":1,"maxLength":512},"model":{"type":"string","minLength":1,"maxLength":512},"options":{"type":"object","additionalProperties":{"anyOf":[{"type":"string","maxLength":512},{"type":"boolean"}]}}}};

function validate108(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
return lacks(validate108, instancePath, missing0);
}
else {
if(data.folder !== undefined){
let data0 = data.folder;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length < 1){
return fail(validate108, instancePath+"/folder", message4);
}
}
else {
return fail(validate108, instancePath+"/folder", message2);
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
return fail(validate108, instancePath+"/agent", message3);
}
else {
if(data1.length < 1){
return fail(validate108, instancePath+"/agent", message4);
}
}
}
else {
return fail(validate108, instancePath+"/agent", message2);
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
return fail(validate108, instancePath+"/own", message23);
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
return fail(validate108, instancePath+"/own/" + i0, message3);
}
else {
if(data3.length < 1){
return fail(validate108, instancePath+"/own/" + i0, message4);
}
}
}
else {
return fail(validate108, instancePath+"/own/" + i0, message2);
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
return fail(validate108, instancePath+"/own", message19);
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
let data4 = data.mode;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data4 === "string"){
if(data4.length > 512){
return fail(validate108, instancePath+"/mode", message3);
}
else {
if(data4.length < 1){
return fail(validate108, instancePath+"/mode", message4);
}
}
}
else {
return fail(validate108, instancePath+"/mode", message2);
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.model !== undefined){
let data5 = data.model;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data5 === "string"){
if(data5.length > 512){
return fail(validate108, instancePath+"/model", message3);
}
else {
if(data5.length < 1){
return fail(validate108, instancePath+"/model", message4);
}
}
}
else {
return fail(validate108, instancePath+"/model", message2);
}
}
var valid0 = _errs11 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data6 = data.options;
const _errs13 = errors;
if(errors === _errs13){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key0 in data6){
let data7 = data6[key0];
const _errs16 = errors;
const _errs17 = errors;
let valid3 = false;
const _errs18 = errors;
if(errors === _errs18){
if(typeof data7 === "string"){
if(data7.length > 512){
vErrors = add(vErrors, instancePath+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message3);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
errors++;
}
}
var _valid0 = _errs18 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs20 = errors;
if(typeof data7 !== "boolean"){
vErrors = add(vErrors, instancePath+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message7);
errors++;
}
var _valid0 = _errs20 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message9);
errors++;
validate108.errors = vErrors;
return false;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs16 === errors;
if(!valid2){
break;
}
}
}
else {
return fail(validate108, instancePath+"/options", message6);
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
else {
return fail(validate108, instancePath, message6);
}
}
validate108.errors = vErrors;
return errors === 0;
}

const check64 = validate109;
const schema76 = {"type":"object","$id":"check64","properties":{"folder":{"type":"string"},"before":{"type":"string","minLength":1,"maxLength":512},"limit":{"type":"integer","minimum":1,"maximum":200}}};

function validate109(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate109, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.before !== undefined){
let data1 = data.before;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate109, instancePath+"/before", message3);
}
else {
if(data1.length < 1){
return fail(validate109, instancePath+"/before", message4);
}
}
}
else {
return fail(validate109, instancePath+"/before", message2);
}
}
}
else {
}
{
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate109, instancePath+"/limit", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
return fail(validate109, instancePath+"/limit", message30);
}
else {
if(data2 < 1 || isNaN(data2)){
return fail(validate109, instancePath+"/limit", message25);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate109, instancePath, message6);
}
}
validate109.errors = vErrors;
return errors === 0;
}

const check65 = validate110;
const schema77 = {"type":"object","required":["sessionId"],"$id":"check65","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"type":"integer","minimum":1,"maximum":500}}};

function validate110(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate110, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate110, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate110, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate110, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.lastSeen !== undefined){
let data1 = data.lastSeen;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate110, instancePath+"/lastSeen", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate110, instancePath+"/lastSeen", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate110, instancePath+"/lastSeen", message13);
}
}
}
}
}
else {
}
{
if(data.turns !== undefined){
let data2 = data.turns;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate110, instancePath+"/turns", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 500 || isNaN(data2)){
return fail(validate110, instancePath+"/turns", message31);
}
else {
if(data2 < 1 || isNaN(data2)){
return fail(validate110, instancePath+"/turns", message25);
}
}
}
}
}
else {
}
}
}
}
}
else {
return fail(validate110, instancePath, message6);
}
}
validate110.errors = vErrors;
return errors === 0;
}

const check66 = validate111;
const schema78 = {"type":"object","required":["sessionId"],"$id":"check66","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate111(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate111, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate111, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate111, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate111, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate111, instancePath, message6);
}
}
validate111.errors = vErrors;
return errors === 0;
}

const check67 = validate112;
const schema79 = {"type":"object","$id":"check67","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate112(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate112, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate112, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate112, instancePath+"/sessionId", message2);
}
}
}
}
else {
return fail(validate112, instancePath, message6);
}
}
validate112.errors = vErrors;
return errors === 0;
}

const check68 = validate113;
const schema80 = {"type":"object","required":["sessionId","before","limit"],"$id":"check68","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"before":{"type":"integer","minimum":0,"maximum":9007199254740991},"limit":{"type":"integer","minimum":1,"maximum":200},"item":{"type":"integer","minimum":0,"maximum":9007199254740991},"items":{"type":"integer","minimum":1,"maximum":2000}}};

function validate113(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.before === undefined) && (missing0 = "before"))) || ((data.limit === undefined) && (missing0 = "limit"))){
return lacks(validate113, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate113, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate113, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate113, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.before !== undefined){
let data1 = data.before;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate113, instancePath+"/before", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate113, instancePath+"/before", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate113, instancePath+"/before", message13);
}
}
}
}
}
else {
}
{
if(data.limit !== undefined){
let data2 = data.limit;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate113, instancePath+"/limit", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 200 || isNaN(data2)){
return fail(validate113, instancePath+"/limit", message30);
}
else {
if(data2 < 1 || isNaN(data2)){
return fail(validate113, instancePath+"/limit", message25);
}
}
}
}
}
else {
}
{
if(data.item !== undefined){
let data3 = data.item;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate113, instancePath+"/item", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate113, instancePath+"/item", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate113, instancePath+"/item", message13);
}
}
}
}
}
else {
}
{
if(data.items !== undefined){
let data4 = data.items;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate113, instancePath+"/items", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000 || isNaN(data4)){
return fail(validate113, instancePath+"/items", message32);
}
else {
if(data4 < 1 || isNaN(data4)){
return fail(validate113, instancePath+"/items", message25);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate113, instancePath, message6);
}
}
validate113.errors = vErrors;
return errors === 0;
}

const check69 = validate114;
const schema81 = {"type":"object","required":["sessionId","title"],"$id":"check69","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string","minLength":1,"maxLength":500}}};

function validate114(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))){
return lacks(validate114, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate114, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate114, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate114, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 500){
return fail(validate114, instancePath+"/title", message33);
}
else {
if(data1.length < 1){
return fail(validate114, instancePath+"/title", message4);
}
}
}
else {
return fail(validate114, instancePath+"/title", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate114, instancePath, message6);
}
}
validate114.errors = vErrors;
return errors === 0;
}

const check70 = validate115;
const schema82 = {"type":"object","required":["sessionId"],"$id":"check70","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate115(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate115, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate115, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate115, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate115, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate115, instancePath, message6);
}
}
validate115.errors = vErrors;
return errors === 0;
}

const check71 = validate116;
const schema83 = {"type":"object","required":["sessionId"],"$id":"check71","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"others":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate116(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate116, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate116, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate116, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate116, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.others !== undefined){
let data1 = data.others;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate116, instancePath+"/others/" + i0, message3);
}
else {
if(data2.length < 1){
return fail(validate116, instancePath+"/others/" + i0, message4);
}
}
}
else {
return fail(validate116, instancePath+"/others/" + i0, message2);
}
}
}
}
else {
return fail(validate116, instancePath+"/others", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate116, instancePath, message6);
}
}
validate116.errors = vErrors;
return errors === 0;
}

const check72 = validate117;
const schema84 = {"type":"object","required":["sessionId"],"$id":"check72","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate117(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate117, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate117, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate117, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate117, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate117, instancePath, message6);
}
}
validate117.errors = vErrors;
return errors === 0;
}

const check73 = validate118;
const schema85 = {"type":"object","required":["sessionId","agent"],"$id":"check73","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"agent":{"type":"string","minLength":1,"maxLength":512}}};

function validate118(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.agent === undefined) && (missing0 = "agent"))){
return lacks(validate118, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate118, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate118, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate118, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.agent !== undefined){
let data1 = data.agent;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate118, instancePath+"/agent", message3);
}
else {
if(data1.length < 1){
return fail(validate118, instancePath+"/agent", message4);
}
}
}
else {
return fail(validate118, instancePath+"/agent", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate118, instancePath, message6);
}
}
validate118.errors = vErrors;
return errors === 0;
}

const check74 = validate119;
const schema86 = {"type":"object","required":["folder","agent","agentSessionId"],"$id":"check74","properties":{"folder":{"type":"string","minLength":1},"agent":{"type":"string","minLength":1,"maxLength":512},"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string","maxLength":500}}};

function validate119(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.folder === undefined) && (missing0 = "folder")) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.agentSessionId === undefined) && (missing0 = "agentSessionId"))){
return lacks(validate119, instancePath, missing0);
}
else {
if(data.folder !== undefined){
let data0 = data.folder;
{
if(typeof data0 === "string"){
if(data0.length < 1){
return fail(validate119, instancePath+"/folder", message4);
}
}
else {
return fail(validate119, instancePath+"/folder", message2);
}
}
}
else {
}
{
if(data.agent !== undefined){
let data1 = data.agent;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate119, instancePath+"/agent", message3);
}
else {
if(data1.length < 1){
return fail(validate119, instancePath+"/agent", message4);
}
}
}
else {
return fail(validate119, instancePath+"/agent", message2);
}
}
}
else {
}
{
if(data.agentSessionId !== undefined){
let data2 = data.agentSessionId;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate119, instancePath+"/agentSessionId", message3);
}
else {
if(data2.length < 1){
return fail(validate119, instancePath+"/agentSessionId", message4);
}
}
}
else {
return fail(validate119, instancePath+"/agentSessionId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
let data3 = data.title;
{
if(typeof data3 === "string"){
if(data3.length > 500){
return fail(validate119, instancePath+"/title", message33);
}
}
else {
return fail(validate119, instancePath+"/title", message2);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate119, instancePath, message6);
}
}
validate119.errors = vErrors;
return errors === 0;
}

const check75 = validate120;
const schema87 = {"type":"object","required":["sessionId","change"],"$id":"check75","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"change":{"anyOf":[{"type":"object","required":["kind","mode"],"properties":{"kind":{"type":"string","const":"mode"},"mode":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["kind","model"],"properties":{"kind":{"type":"string","const":"model"},"model":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["kind","option","value"],"properties":{"kind":{"type":"string","const":"option"},"option":{"type":"string","minLength":1,"maxLength":512},"value":{"anyOf":[{"type":"string","maxLength":512},{"type":"boolean"}]}}}]}}};

function validate120(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.change === undefined) && (missing0 = "change"))){
return lacks(validate120, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate120, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate120, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate120, instancePath+"/sessionId", message2);
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.change !== undefined){
let data1 = data.change;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.kind === undefined) && (missing1 = "kind")) || ((data1.mode === undefined) && (missing1 = "mode"))){
vErrors = add(vErrors, instancePath+"/change", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data1.kind !== undefined){
let data2 = data1.kind;
const _errs7 = errors;
if(typeof data2 !== "string"){
vErrors = add(vErrors, instancePath+"/change/kind", message2);
errors++;
}
if("mode" !== data2){
vErrors = add(vErrors, instancePath+"/change/kind", message1);
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.mode !== undefined){
let data3 = data1.mode;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(data3.length > 512){
vErrors = add(vErrors, instancePath+"/change/mode", message3);
errors++;
}
else {
if(data3.length < 1){
vErrors = add(vErrors, instancePath+"/change/mode", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/change/mode", message2);
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
vErrors = add(vErrors, instancePath+"/change", message6);
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
if(((data1.kind === undefined) && (missing2 = "kind")) || ((data1.model === undefined) && (missing2 = "model"))){
vErrors = add(vErrors, instancePath+"/change", "must have required property '"+missing2+"'");
errors++;
}
else {
if(data1.kind !== undefined){
let data4 = data1.kind;
const _errs13 = errors;
if(typeof data4 !== "string"){
vErrors = add(vErrors, instancePath+"/change/kind", message2);
errors++;
}
if("model" !== data4){
vErrors = add(vErrors, instancePath+"/change/kind", message1);
errors++;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data1.model !== undefined){
let data5 = data1.model;
const _errs15 = errors;
if(errors === _errs15){
if(typeof data5 === "string"){
if(data5.length > 512){
vErrors = add(vErrors, instancePath+"/change/model", message3);
errors++;
}
else {
if(data5.length < 1){
vErrors = add(vErrors, instancePath+"/change/model", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/change/model", message2);
errors++;
}
}
var valid3 = _errs15 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/change", message6);
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs17 = errors;
if(errors === _errs17){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((((data1.kind === undefined) && (missing3 = "kind")) || ((data1.option === undefined) && (missing3 = "option"))) || ((data1.value === undefined) && (missing3 = "value"))){
vErrors = add(vErrors, instancePath+"/change", "must have required property '"+missing3+"'");
errors++;
}
else {
if(data1.kind !== undefined){
let data6 = data1.kind;
const _errs19 = errors;
if(typeof data6 !== "string"){
vErrors = add(vErrors, instancePath+"/change/kind", message2);
errors++;
}
if("option" !== data6){
vErrors = add(vErrors, instancePath+"/change/kind", message1);
errors++;
}
var valid4 = _errs19 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.option !== undefined){
let data7 = data1.option;
const _errs21 = errors;
if(errors === _errs21){
if(typeof data7 === "string"){
if(data7.length > 512){
vErrors = add(vErrors, instancePath+"/change/option", message3);
errors++;
}
else {
if(data7.length < 1){
vErrors = add(vErrors, instancePath+"/change/option", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/change/option", message2);
errors++;
}
}
var valid4 = _errs21 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data1.value !== undefined){
let data8 = data1.value;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(errors === _errs25){
if(typeof data8 === "string"){
if(data8.length > 512){
vErrors = add(vErrors, instancePath+"/change/value", message3);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/change/value", message2);
errors++;
}
}
var _valid1 = _errs25 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs27 = errors;
if(typeof data8 !== "boolean"){
vErrors = add(vErrors, instancePath+"/change/value", message7);
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = add(vErrors, instancePath+"/change/value", message9);
errors++;
}
else {
errors = _errs24;
if(vErrors !== null){
if(_errs24){
vErrors.length = _errs24;
}
else {
vErrors = null;
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
else {
vErrors = add(vErrors, instancePath+"/change", message6);
errors++;
}
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/change", message9);
errors++;
validate120.errors = vErrors;
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
return fail(validate120, instancePath, message6);
}
}
validate120.errors = vErrors;
return errors === 0;
}

const check76 = validate121;
const schema88 = {"type":"object","required":["sessionId","messageId","command"],"$id":"check76","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"command":{"type":"string","minLength":1,"maxLength":512},"input":{"type":"string"}}};

function validate121(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.command === undefined) && (missing0 = "command"))){
return lacks(validate121, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate121, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate121, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate121, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.messageId !== undefined){
let data1 = data.messageId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate121, instancePath+"/messageId", message3);
}
else {
if(data1.length < 1){
return fail(validate121, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate121, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.command !== undefined){
let data2 = data.command;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate121, instancePath+"/command", message3);
}
else {
if(data2.length < 1){
return fail(validate121, instancePath+"/command", message4);
}
}
}
else {
return fail(validate121, instancePath+"/command", message2);
}
}
}
else {
}
{
if(data.input !== undefined){
if(typeof data.input !== "string"){
return fail(validate121, instancePath+"/input", message2);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate121, instancePath, message6);
}
}
validate121.errors = vErrors;
return errors === 0;
}

const check77 = validate122;
const schema89 = {"type":"object","required":["sessionId"],"$id":"check77","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate122(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate122, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate122, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate122, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate122, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate122, instancePath, message6);
}
}
validate122.errors = vErrors;
return errors === 0;
}

const check78 = validate123;
const schema90 = {"type":"object","$id":"check78","properties":{}};

function validate123(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate123, instancePath, message6);
}
}
validate123.errors = vErrors;
return errors === 0;
}

const check79 = validate124;
const schema91 = {"type":"object","required":["sessionId"],"$id":"check79","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate124(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate124, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate124, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate124, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate124, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate124, instancePath, message6);
}
}
validate124.errors = vErrors;
return errors === 0;
}

const check80 = validate125;
const schema92 = {"type":"object","required":["sessionId"],"$id":"check80","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate125(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate125, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate125, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate125, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate125, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate125, instancePath, message6);
}
}
validate125.errors = vErrors;
return errors === 0;
}

const check81 = validate126;
const schema93 = {"type":"object","required":["sessionId","format"],"$id":"check81","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"format":{"type":"string","enum":["markdown","jsonl"]},"cursor":{"$ref":"part6"}}};
const schema94 = {"anyOf":[{"$ref":"part7"},{"$ref":"part8"}],"$id":"part6"};
const schema95 = {"type":"object","required":["format","through","blobs","offset","after","events","crc32"],"properties":{"format":{"type":"string","const":"jsonl"},"through":{"type":"integer","minimum":1,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"after":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"crc32":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part7"};

function validate128(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((((data.format === undefined) && (missing0 = "format")) || ((data.through === undefined) && (missing0 = "through"))) || ((data.blobs === undefined) && (missing0 = "blobs"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.after === undefined) && (missing0 = "after"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.crc32 === undefined) && (missing0 = "crc32"))){
return lacks(validate128, instancePath, missing0);
}
else {
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
return fail(validate128, instancePath+"/format", message2);
}
if("jsonl" !== data0){
return fail(validate128, instancePath+"/format", message1);
}
}
else {
}
{
if(data.through !== undefined){
let data1 = data.through;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate128, instancePath+"/through", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate128, instancePath+"/through", message12);
}
else {
if(data1 < 1 || isNaN(data1)){
return fail(validate128, instancePath+"/through", message25);
}
}
}
}
}
else {
}
{
if(data.blobs !== undefined){
let data2 = data.blobs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate128, instancePath+"/blobs", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate128, instancePath+"/blobs", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate128, instancePath+"/blobs", message13);
}
}
}
}
}
else {
}
{
if(data.offset !== undefined){
let data3 = data.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate128, instancePath+"/offset", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate128, instancePath+"/offset", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate128, instancePath+"/offset", message13);
}
}
}
}
}
else {
}
{
if(data.after !== undefined){
let data4 = data.after;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate128, instancePath+"/after", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate128, instancePath+"/after", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate128, instancePath+"/after", message13);
}
}
}
}
}
else {
}
{
if(data.events !== undefined){
let data5 = data.events;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate128, instancePath+"/events", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate128, instancePath+"/events", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate128, instancePath+"/events", message13);
}
}
}
}
}
else {
}
{
if(data.crc32 !== undefined){
let data6 = data.crc32;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate128, instancePath+"/crc32", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate128, instancePath+"/crc32", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate128, instancePath+"/crc32", message13);
}
}
}
}
}
else {
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
return fail(validate128, instancePath, message6);
}
}
validate128.errors = vErrors;
return errors === 0;
}

const schema96 = {"type":"object","required":["format","through","turn","offset"],"properties":{"format":{"type":"string","const":"markdown"},"through":{"type":"integer","minimum":1,"maximum":9007199254740991},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"item":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part8"};

function validate130(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.format === undefined) && (missing0 = "format")) || ((data.through === undefined) && (missing0 = "through"))) || ((data.turn === undefined) && (missing0 = "turn"))) || ((data.offset === undefined) && (missing0 = "offset"))){
return lacks(validate130, instancePath, missing0);
}
else {
if(data.format !== undefined){
let data0 = data.format;
if(typeof data0 !== "string"){
return fail(validate130, instancePath+"/format", message2);
}
if("markdown" !== data0){
return fail(validate130, instancePath+"/format", message1);
}
}
else {
}
{
if(data.through !== undefined){
let data1 = data.through;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate130, instancePath+"/through", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate130, instancePath+"/through", message12);
}
else {
if(data1 < 1 || isNaN(data1)){
return fail(validate130, instancePath+"/through", message25);
}
}
}
}
}
else {
}
{
if(data.turn !== undefined){
let data2 = data.turn;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate130, instancePath+"/turn", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate130, instancePath+"/turn", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate130, instancePath+"/turn", message13);
}
}
}
}
}
else {
}
{
if(data.item !== undefined){
let data3 = data.item;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate130, instancePath+"/item", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate130, instancePath+"/item", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate130, instancePath+"/item", message13);
}
}
}
}
}
else {
}
{
if(data.offset !== undefined){
let data4 = data.offset;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate130, instancePath+"/offset", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate130, instancePath+"/offset", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate130, instancePath+"/offset", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate130, instancePath, message6);
}
}
validate130.errors = vErrors;
return errors === 0;
}


function validate127(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate128(data, instancePath))){
vErrors = addAll(vErrors, validate128);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate130(data, instancePath))){
vErrors = addAll(vErrors, validate130);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate127.errors = vErrors;
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
validate127.errors = vErrors;
return errors === 0;
}


function validate126(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.format === undefined) && (missing0 = "format"))){
return lacks(validate126, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate126, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate126, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate126, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
return fail(validate126, instancePath+"/format", message2);
}
if(!((data1 === "markdown") || (data1 === "jsonl"))){
return fail(validate126, instancePath+"/format", message10);
}
}
else {
}
{
if(data.cursor !== undefined){
if(!(validate127(data.cursor, instancePath+"/cursor"))){
return failAs(validate126, validate127);
}
}
else {
}
}
}
}
}
else {
return fail(validate126, instancePath, message6);
}
}
validate126.errors = vErrors;
return errors === 0;
}

const check82 = validate133;
const schema97 = {"type":"object","required":["importId","offset","data","last"],"$id":"check82","properties":{"importId":{"type":"string","minLength":1,"maxLength":512},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"data":{"type":"string"},"last":{"type":"boolean"}}};

function validate133(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.importId === undefined) && (missing0 = "importId")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.last === undefined) && (missing0 = "last"))){
return lacks(validate133, instancePath, missing0);
}
else {
if(data.importId !== undefined){
let data0 = data.importId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate133, instancePath+"/importId", message3);
}
else {
if(data0.length < 1){
return fail(validate133, instancePath+"/importId", message4);
}
}
}
else {
return fail(validate133, instancePath+"/importId", message2);
}
}
}
else {
}
{
if(data.offset !== undefined){
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate133, instancePath+"/offset", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate133, instancePath+"/offset", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate133, instancePath+"/offset", message13);
}
}
}
}
}
else {
}
{
if(data.data !== undefined){
if(typeof data.data !== "string"){
return fail(validate133, instancePath+"/data", message2);
}
}
else {
}
{
if(data.last !== undefined){
if(typeof data.last !== "boolean"){
return fail(validate133, instancePath+"/last", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate133, instancePath, message6);
}
}
validate133.errors = vErrors;
return errors === 0;
}

const check83 = validate134;
const schema98 = {"type":"object","required":["importId"],"$id":"check83","properties":{"importId":{"type":"string","minLength":1,"maxLength":512}}};

function validate134(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.importId === undefined) && (missing0 = "importId")){
return lacks(validate134, instancePath, missing0);
}
else {
if(data.importId !== undefined){
let data0 = data.importId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate134, instancePath+"/importId", message3);
}
else {
if(data0.length < 1){
return fail(validate134, instancePath+"/importId", message4);
}
}
}
else {
return fail(validate134, instancePath+"/importId", message2);
}
}
}
}
}
else {
return fail(validate134, instancePath, message6);
}
}
validate134.errors = vErrors;
return errors === 0;
}

const check84 = validate135;
const schema99 = {"type":"object","required":["sessionId","messageId","content"],"$id":"check84","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part9"},"draft":{"$ref":"part13"}}};
const schema100 = {"type":"array","items":{"$ref":"part10"},"$id":"part9"};
const schema101 = {"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"$ref":"part11"},{"$ref":"part12"}],"$id":"part10"};
const schema102 = {"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part11"};

function validate138(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))) || ((data.name === undefined) && (missing0 = "name"))){
return lacks(validate138, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate138, instancePath+"/type", message2);
}
if("resourceLink" !== data0){
return fail(validate138, instancePath+"/type", message1);
}
}
else {
}
{
if(data.uri !== undefined){
let data1 = data.uri;
{
if(typeof data1 === "string"){
if(data1.length < 1){
return fail(validate138, instancePath+"/uri", message4);
}
}
else {
return fail(validate138, instancePath+"/uri", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
if(typeof data.name !== "string"){
return fail(validate138, instancePath+"/name", message2);
}
}
else {
}
{
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
return fail(validate138, instancePath+"/mimeType", message2);
}
}
else {
}
{
if(data.size !== undefined){
let data4 = data.size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate138, instancePath+"/size", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate138, instancePath+"/size", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate138, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate138, instancePath, message6);
}
}
validate138.errors = vErrors;
return errors === 0;
}

const schema103 = {"type":"object","required":["type","attachmentId","name","mimeType","blob","size"],"properties":{"type":{"type":"string","const":"attachment"},"attachmentId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","maxLength":255},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part12"};

function validate140(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.attachmentId === undefined) && (missing0 = "attachmentId"))) || ((data.name === undefined) && (missing0 = "name"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate140, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate140, instancePath+"/type", message2);
}
if("attachment" !== data0){
return fail(validate140, instancePath+"/type", message1);
}
}
else {
}
{
if(data.attachmentId !== undefined){
let data1 = data.attachmentId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate140, instancePath+"/attachmentId", message3);
}
else {
if(data1.length < 1){
return fail(validate140, instancePath+"/attachmentId", message4);
}
}
}
else {
return fail(validate140, instancePath+"/attachmentId", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
let data2 = data.name;
{
if(typeof data2 === "string"){
if(data2.length > 255){
return fail(validate140, instancePath+"/name", message14);
}
else {
if(data2.length < 1){
return fail(validate140, instancePath+"/name", message4);
}
}
}
else {
return fail(validate140, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.mimeType !== undefined){
let data3 = data.mimeType;
{
if(typeof data3 === "string"){
if(data3.length > 255){
return fail(validate140, instancePath+"/mimeType", message14);
}
}
else {
return fail(validate140, instancePath+"/mimeType", message2);
}
}
}
else {
}
{
if(data.blob !== undefined){
let data4 = data.blob;
{
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
return fail(validate140, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate140, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.size !== undefined){
let data5 = data.size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate140, instancePath+"/size", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate140, instancePath+"/size", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate140, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate140, instancePath, message6);
}
}
validate140.errors = vErrors;
return errors === 0;
}


function validate137(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
vErrors = add(vErrors, instancePath, "must have required property '"+missing0+"'");
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs3 = errors;
if(typeof data0 !== "string"){
vErrors = add(vErrors, instancePath+"/type", message2);
errors++;
}
if("text" !== data0){
vErrors = add(vErrors, instancePath+"/type", message1);
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
vErrors = add(vErrors, instancePath+"/text", message2);
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
vErrors = add(vErrors, instancePath, message6);
errors++;
}
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs7 = errors;
if(!(validate138(data, instancePath))){
vErrors = addAll(vErrors, validate138);
errors = vErrors.length;
}
var _valid0 = _errs7 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs8 = errors;
if(!(validate140(data, instancePath))){
vErrors = addAll(vErrors, validate140);
errors = vErrors.length;
}
var _valid0 = _errs8 === errors;
valid0 = valid0 || _valid0;
}
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate137.errors = vErrors;
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
validate137.errors = vErrors;
return errors === 0;
}


function validate136(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate137(data[i0], instancePath+"/" + i0))){
return failAs(validate136, validate137);
}
}
}
else {
return fail(validate136, instancePath, message19);
}
}
validate136.errors = vErrors;
return errors === 0;
}

const schema104 = {"type":"object","required":["writer","step","base"],"properties":{"writer":{"type":"string","minLength":1,"maxLength":512},"step":{"type":"integer","minimum":0,"maximum":9007199254740991},"base":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part13"};

function validate144(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.writer === undefined) && (missing0 = "writer")) || ((data.step === undefined) && (missing0 = "step"))) || ((data.base === undefined) && (missing0 = "base"))){
return lacks(validate144, instancePath, missing0);
}
else {
if(data.writer !== undefined){
let data0 = data.writer;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate144, instancePath+"/writer", message3);
}
else {
if(data0.length < 1){
return fail(validate144, instancePath+"/writer", message4);
}
}
}
else {
return fail(validate144, instancePath+"/writer", message2);
}
}
}
else {
}
{
if(data.step !== undefined){
let data1 = data.step;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate144, instancePath+"/step", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate144, instancePath+"/step", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate144, instancePath+"/step", message13);
}
}
}
}
}
else {
}
{
if(data.base !== undefined){
let data2 = data.base;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate144, instancePath+"/base", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate144, instancePath+"/base", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate144, instancePath+"/base", message13);
}
}
}
}
}
else {
}
}
}
}
}
else {
return fail(validate144, instancePath, message6);
}
}
validate144.errors = vErrors;
return errors === 0;
}


function validate135(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate135, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate135, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate135, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate135, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.messageId !== undefined){
let data1 = data.messageId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate135, instancePath+"/messageId", message3);
}
else {
if(data1.length < 1){
return fail(validate135, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate135, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate136(data.content, instancePath+"/content"))){
return failAs(validate135, validate136);
}
}
else {
}
{
if(data.draft !== undefined){
if(!(validate144(data.draft, instancePath+"/draft"))){
return failAs(validate135, validate144);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate135, instancePath, message6);
}
}
validate135.errors = vErrors;
return errors === 0;
}

const check85 = validate146;
const schema105 = {"type":"object","required":["sessionId","messageId"],"$id":"check85","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate146(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
return lacks(validate146, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate146, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate146, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate146, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.messageId !== undefined){
let data1 = data.messageId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate146, instancePath+"/messageId", message3);
}
else {
if(data1.length < 1){
return fail(validate146, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate146, instancePath+"/messageId", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate146, instancePath, message6);
}
}
validate146.errors = vErrors;
return errors === 0;
}

const check86 = validate147;
const schema106 = {"type":"object","required":["sessionId","messageId","content"],"$id":"check86","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part9"}}};

function validate147(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate147, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate147, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate147, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate147, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.messageId !== undefined){
let data1 = data.messageId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate147, instancePath+"/messageId", message3);
}
else {
if(data1.length < 1){
return fail(validate147, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate147, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate136(data.content, instancePath+"/content"))){
return failAs(validate147, validate136);
}
}
else {
}
}
}
}
}
else {
return fail(validate147, instancePath, message6);
}
}
validate147.errors = vErrors;
return errors === 0;
}

const check87 = validate149;
const schema107 = {"type":"object","required":["sessionId","messageId"],"$id":"check87","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"before":{"type":"string","minLength":1,"maxLength":512}}};

function validate149(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
return lacks(validate149, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate149, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate149, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate149, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.messageId !== undefined){
let data1 = data.messageId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate149, instancePath+"/messageId", message3);
}
else {
if(data1.length < 1){
return fail(validate149, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate149, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.before !== undefined){
let data2 = data.before;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate149, instancePath+"/before", message3);
}
else {
if(data2.length < 1){
return fail(validate149, instancePath+"/before", message4);
}
}
}
else {
return fail(validate149, instancePath+"/before", message2);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate149, instancePath, message6);
}
}
validate149.errors = vErrors;
return errors === 0;
}

const check88 = validate150;
const schema108 = {"type":"object","required":["sessionId","messageId"],"$id":"check88","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate150(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))){
return lacks(validate150, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate150, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate150, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate150, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.messageId !== undefined){
let data1 = data.messageId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate150, instancePath+"/messageId", message3);
}
else {
if(data1.length < 1){
return fail(validate150, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate150, instancePath+"/messageId", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate150, instancePath, message6);
}
}
validate150.errors = vErrors;
return errors === 0;
}

const check89 = validate151;
const schema109 = {"type":"object","required":["sessionId"],"$id":"check89","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate151(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate151, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate151, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate151, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate151, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate151, instancePath, message6);
}
}
validate151.errors = vErrors;
return errors === 0;
}

const check90 = validate152;
const schema110 = {"type":"object","required":["sessionId"],"$id":"check90","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"force":{"type":"boolean"},"others":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate152(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate152, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate152, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate152, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate152, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.turn !== undefined){
let data1 = data.turn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate152, instancePath+"/turn", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate152, instancePath+"/turn", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate152, instancePath+"/turn", message13);
}
}
}
}
}
else {
}
{
if(data.force !== undefined){
if(typeof data.force !== "boolean"){
return fail(validate152, instancePath+"/force", message7);
}
}
else {
}
{
if(data.others !== undefined){
let data3 = data.others;
{
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
{
if(typeof data4 === "string"){
if(data4.length > 512){
return fail(validate152, instancePath+"/others/" + i0, message3);
}
else {
if(data4.length < 1){
return fail(validate152, instancePath+"/others/" + i0, message4);
}
}
}
else {
return fail(validate152, instancePath+"/others/" + i0, message2);
}
}
}
}
else {
return fail(validate152, instancePath+"/others", message19);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate152, instancePath, message6);
}
}
validate152.errors = vErrors;
return errors === 0;
}

const check91 = validate153;
const schema111 = {"type":"object","required":["sessionId"],"$id":"check91","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate153(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate153, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate153, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate153, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate153, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate153, instancePath, message6);
}
}
validate153.errors = vErrors;
return errors === 0;
}

const check92 = validate154;
const schema112 = {"type":"object","required":["sessionId","text","stamp"],"$id":"check92","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"text":{"type":"string"},"attachments":{"$ref":"part14"},"stamp":{"$ref":"part13"}}};
const schema113 = {"type":"array","items":{"$ref":"part15"},"$id":"part14"};
const schema114 = {"type":"object","required":["attachmentId","name","mimeType","blob","size"],"properties":{"attachmentId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","maxLength":255},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part15"};

function validate156(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.attachmentId === undefined) && (missing0 = "attachmentId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate156, instancePath, missing0);
}
else {
if(data.attachmentId !== undefined){
let data0 = data.attachmentId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate156, instancePath+"/attachmentId", message3);
}
else {
if(data0.length < 1){
return fail(validate156, instancePath+"/attachmentId", message4);
}
}
}
else {
return fail(validate156, instancePath+"/attachmentId", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
let data1 = data.name;
{
if(typeof data1 === "string"){
if(data1.length > 255){
return fail(validate156, instancePath+"/name", message14);
}
else {
if(data1.length < 1){
return fail(validate156, instancePath+"/name", message4);
}
}
}
else {
return fail(validate156, instancePath+"/name", message2);
}
}
}
else {
}
{
if(data.mimeType !== undefined){
let data2 = data.mimeType;
{
if(typeof data2 === "string"){
if(data2.length > 255){
return fail(validate156, instancePath+"/mimeType", message14);
}
}
else {
return fail(validate156, instancePath+"/mimeType", message2);
}
}
}
else {
}
{
if(data.blob !== undefined){
let data3 = data.blob;
{
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
return fail(validate156, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate156, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.size !== undefined){
let data4 = data.size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate156, instancePath+"/size", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate156, instancePath+"/size", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate156, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate156, instancePath, message6);
}
}
validate156.errors = vErrors;
return errors === 0;
}


function validate155(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate156(data[i0], instancePath+"/" + i0))){
return failAs(validate155, validate156);
}
}
}
else {
return fail(validate155, instancePath, message19);
}
}
validate155.errors = vErrors;
return errors === 0;
}


function validate154(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.text === undefined) && (missing0 = "text"))) || ((data.stamp === undefined) && (missing0 = "stamp"))){
return lacks(validate154, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate154, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate154, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate154, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate154, instancePath+"/text", message2);
}
}
else {
}
{
if(data.attachments !== undefined){
if(!(validate155(data.attachments, instancePath+"/attachments"))){
return failAs(validate154, validate155);
}
}
else {
}
{
if(data.stamp !== undefined){
if(!(validate144(data.stamp, instancePath+"/stamp"))){
return failAs(validate154, validate144);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate154, instancePath, message6);
}
}
validate154.errors = vErrors;
return errors === 0;
}

const check93 = validate160;
const schema115 = {"type":"object","required":["sessionId","asideId"],"$id":"check93","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"asideId":{"type":"string","minLength":1,"maxLength":512}}};

function validate160(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.asideId === undefined) && (missing0 = "asideId"))){
return lacks(validate160, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate160, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate160, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate160, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.asideId !== undefined){
let data1 = data.asideId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate160, instancePath+"/asideId", message3);
}
else {
if(data1.length < 1){
return fail(validate160, instancePath+"/asideId", message4);
}
}
}
else {
return fail(validate160, instancePath+"/asideId", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate160, instancePath, message6);
}
}
validate160.errors = vErrors;
return errors === 0;
}

const check94 = validate161;
const schema116 = {"type":"object","required":["sessionId","asideId"],"$id":"check94","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"asideId":{"type":"string","minLength":1,"maxLength":512}}};

function validate161(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.asideId === undefined) && (missing0 = "asideId"))){
return lacks(validate161, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate161, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate161, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate161, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.asideId !== undefined){
let data1 = data.asideId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate161, instancePath+"/asideId", message3);
}
else {
if(data1.length < 1){
return fail(validate161, instancePath+"/asideId", message4);
}
}
}
else {
return fail(validate161, instancePath+"/asideId", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate161, instancePath, message6);
}
}
validate161.errors = vErrors;
return errors === 0;
}

const check95 = validate162;
const schema117 = {"type":"object","required":["uploadId","offset","data","size"],"$id":"check95","properties":{"uploadId":{"type":"string","minLength":1,"maxLength":512},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"data":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate162(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.uploadId === undefined) && (missing0 = "uploadId")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.data === undefined) && (missing0 = "data"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate162, instancePath, missing0);
}
else {
if(data.uploadId !== undefined){
let data0 = data.uploadId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate162, instancePath+"/uploadId", message3);
}
else {
if(data0.length < 1){
return fail(validate162, instancePath+"/uploadId", message4);
}
}
}
else {
return fail(validate162, instancePath+"/uploadId", message2);
}
}
}
else {
}
{
if(data.offset !== undefined){
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate162, instancePath+"/offset", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate162, instancePath+"/offset", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate162, instancePath+"/offset", message13);
}
}
}
}
}
else {
}
{
if(data.data !== undefined){
if(typeof data.data !== "string"){
return fail(validate162, instancePath+"/data", message2);
}
}
else {
}
{
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate162, instancePath+"/size", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate162, instancePath+"/size", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate162, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate162, instancePath, message6);
}
}
validate162.errors = vErrors;
return errors === 0;
}

const check96 = validate163;
const schema118 = {"type":"object","required":["blob","offset","length"],"$id":"check96","properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"length":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate163(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.blob === undefined) && (missing0 = "blob")) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.length === undefined) && (missing0 = "length"))){
return lacks(validate163, instancePath, missing0);
}
else {
if(data.blob !== undefined){
let data0 = data.blob;
{
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
return fail(validate163, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate163, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.offset !== undefined){
let data1 = data.offset;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate163, instancePath+"/offset", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate163, instancePath+"/offset", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate163, instancePath+"/offset", message13);
}
}
}
}
}
else {
}
{
if(data.length !== undefined){
let data2 = data.length;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate163, instancePath+"/length", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate163, instancePath+"/length", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate163, instancePath+"/length", message13);
}
}
}
}
}
else {
}
}
}
}
}
else {
return fail(validate163, instancePath, message6);
}
}
validate163.errors = vErrors;
return errors === 0;
}

const check97 = validate164;
const schema119 = {"type":"object","required":["sessionId","requestId","optionId"],"$id":"check97","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"requestId":{"type":"string","minLength":1,"maxLength":512},"optionId":{"type":"string","minLength":1,"maxLength":512},"comment":{"type":"object","required":["messageId","content"],"properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part9"}}}}};

function validate164(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.requestId === undefined) && (missing0 = "requestId"))) || ((data.optionId === undefined) && (missing0 = "optionId"))){
return lacks(validate164, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate164, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate164, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate164, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.requestId !== undefined){
let data1 = data.requestId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate164, instancePath+"/requestId", message3);
}
else {
if(data1.length < 1){
return fail(validate164, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate164, instancePath+"/requestId", message2);
}
}
}
else {
}
{
if(data.optionId !== undefined){
let data2 = data.optionId;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate164, instancePath+"/optionId", message3);
}
else {
if(data2.length < 1){
return fail(validate164, instancePath+"/optionId", message4);
}
}
}
else {
return fail(validate164, instancePath+"/optionId", message2);
}
}
}
else {
}
{
if(data.comment !== undefined){
let data3 = data.comment;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.messageId === undefined) && (missing1 = "messageId")) || ((data3.content === undefined) && (missing1 = "content"))){
return lacks(validate164, instancePath+"/comment", missing1);
}
else {
if(data3.messageId !== undefined){
let data4 = data3.messageId;
{
if(typeof data4 === "string"){
if(data4.length > 512){
return fail(validate164, instancePath+"/comment/messageId", message3);
}
else {
if(data4.length < 1){
return fail(validate164, instancePath+"/comment/messageId", message4);
}
}
}
else {
return fail(validate164, instancePath+"/comment/messageId", message2);
}
}
}
else {
}
{
if(data3.content !== undefined){
if(!(validate136(data3.content, instancePath+"/comment/content"))){
return failAs(validate164, validate136);
}
}
else {
}
}
}
}
else {
return fail(validate164, instancePath+"/comment", message6);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate164, instancePath, message6);
}
}
validate164.errors = vErrors;
return errors === 0;
}

const check98 = validate166;
const schema120 = {"type":"object","required":["sessionId","requestId","action"],"$id":"check98","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"requestId":{"type":"string","minLength":1,"maxLength":512},"action":{"type":"string","enum":["accept","decline","cancel"]},"values":{"type":"array","maxItems":100,"items":{"$ref":"part16"}}}};
const schema121 = {"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"anyOf":[{"type":"string","maxLength":100000},{"type":"number"},{"type":"boolean"},{"type":"array","maxItems":1000,"items":{"type":"string","maxLength":100000}}]}},"$id":"part16"};

function validate167(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.name === undefined) && (missing0 = "name")) || ((data.value === undefined) && (missing0 = "value"))){
return lacks(validate167, instancePath, missing0);
}
else {
if(data.name !== undefined){
const _errs1 = errors;
if(typeof data.name !== "string"){
return fail(validate167, instancePath+"/name", message2);
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
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 100000){
vErrors = add(vErrors, instancePath+"/value", message34);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/value", message2);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
vErrors = add(vErrors, instancePath+"/value", message0);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(typeof data1 !== "boolean"){
vErrors = add(vErrors, instancePath+"/value", message7);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(errors === _errs11){
if(Array.isArray(data1)){
if(data1.length > 1000){
vErrors = add(vErrors, instancePath+"/value", message23);
errors++;
}
else {
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs13 = errors;
if(errors === _errs13){
if(typeof data2 === "string"){
if(data2.length > 100000){
vErrors = add(vErrors, instancePath+"/value/" + i0, message34);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/value/" + i0, message2);
errors++;
}
}
var valid2 = _errs13 === errors;
if(!valid2){
break;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/value", message19);
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
}
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/value", message9);
errors++;
validate167.errors = vErrors;
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
return fail(validate167, instancePath, message6);
}
}
validate167.errors = vErrors;
return errors === 0;
}


function validate166(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.requestId === undefined) && (missing0 = "requestId"))) || ((data.action === undefined) && (missing0 = "action"))){
return lacks(validate166, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate166, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate166, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate166, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.requestId !== undefined){
let data1 = data.requestId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate166, instancePath+"/requestId", message3);
}
else {
if(data1.length < 1){
return fail(validate166, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate166, instancePath+"/requestId", message2);
}
}
}
else {
}
{
if(data.action !== undefined){
let data2 = data.action;
if(typeof data2 !== "string"){
return fail(validate166, instancePath+"/action", message2);
}
if(!(((data2 === "accept") || (data2 === "decline")) || (data2 === "cancel"))){
return fail(validate166, instancePath+"/action", message10);
}
}
else {
}
{
if(data.values !== undefined){
let data3 = data.values;
{
if(Array.isArray(data3)){
if(data3.length > 100){
return fail(validate166, instancePath+"/values", message29);
}
else {
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(validate167(data3[i0], instancePath+"/values/" + i0))){
return failAs(validate166, validate167);
}
}
}
}
else {
return fail(validate166, instancePath+"/values", message19);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate166, instancePath, message6);
}
}
validate166.errors = vErrors;
return errors === 0;
}

const check99 = validate169;
const schema122 = {"type":"object","required":["query","limit"],"$id":"check99","properties":{"query":{"type":"string"},"limit":{"type":"integer","minimum":1,"maximum":50},"thinking":{"type":"boolean"},"folder":{"type":"string"},"before":{"type":"number"}}};

function validate169(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.query === undefined) && (missing0 = "query")) || ((data.limit === undefined) && (missing0 = "limit"))){
return lacks(validate169, instancePath, missing0);
}
else {
if(data.query !== undefined){
if(typeof data.query !== "string"){
return fail(validate169, instancePath+"/query", message2);
}
}
else {
}
{
if(data.limit !== undefined){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate169, instancePath+"/limit", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 50 || isNaN(data1)){
return fail(validate169, instancePath+"/limit", message35);
}
else {
if(data1 < 1 || isNaN(data1)){
return fail(validate169, instancePath+"/limit", message25);
}
}
}
}
}
else {
}
{
if(data.thinking !== undefined){
if(typeof data.thinking !== "boolean"){
return fail(validate169, instancePath+"/thinking", message7);
}
}
else {
}
{
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate169, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.before !== undefined){
let data4 = data.before;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return fail(validate169, instancePath+"/before", message0);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate169, instancePath, message6);
}
}
validate169.errors = vErrors;
return errors === 0;
}

const check100 = validate170;
const schema123 = {"type":"object","$id":"check100","properties":{}};

function validate170(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate170, instancePath, message6);
}
}
validate170.errors = vErrors;
return errors === 0;
}

const check101 = validate171;
const schema124 = {"type":"object","$id":"check101","properties":{}};

function validate171(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate171, instancePath, message6);
}
}
validate171.errors = vErrors;
return errors === 0;
}

const check102 = validate172;
const schema125 = {"type":"object","$id":"check102","properties":{}};

function validate172(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate172, instancePath, message6);
}
}
validate172.errors = vErrors;
return errors === 0;
}

const check103 = validate173;
const schema126 = {"type":"object","$id":"check103","properties":{"remove":{"type":"boolean"}}};

function validate173(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.remove !== undefined){
if(typeof data.remove !== "boolean"){
return fail(validate173, instancePath+"/remove", message7);
}
}
}
else {
return fail(validate173, instancePath, message6);
}
}
validate173.errors = vErrors;
return errors === 0;
}

const check104 = validate174;
const schema127 = {"type":"object","$id":"check104","properties":{}};

function validate174(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate174, instancePath, message6);
}
}
validate174.errors = vErrors;
return errors === 0;
}

const check105 = validate175;
const schema128 = {"type":"object","required":["step"],"$id":"check105","properties":{"step":{"type":"string","enum":["check","purge","search","rebuild","blobs","compact"]}}};

function validate175(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.step === undefined) && (missing0 = "step")){
return lacks(validate175, instancePath, missing0);
}
else {
if(data.step !== undefined){
let data0 = data.step;
if(typeof data0 !== "string"){
return fail(validate175, instancePath+"/step", message2);
}
if(!((((((data0 === "check") || (data0 === "purge")) || (data0 === "search")) || (data0 === "rebuild")) || (data0 === "blobs")) || (data0 === "compact"))){
return fail(validate175, instancePath+"/step", message10);
}
}
}
}
else {
return fail(validate175, instancePath, message6);
}
}
validate175.errors = vErrors;
return errors === 0;
}

const check106 = validate176;
const schema129 = {"type":"object","required":["confirm"],"$id":"check106","properties":{"confirm":{"type":"string","const":"delete all my data"}}};

function validate176(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.confirm === undefined) && (missing0 = "confirm")){
return lacks(validate176, instancePath, missing0);
}
else {
if(data.confirm !== undefined){
let data0 = data.confirm;
if(typeof data0 !== "string"){
return fail(validate176, instancePath+"/confirm", message2);
}
if("delete all my data" !== data0){
return fail(validate176, instancePath+"/confirm", message1);
}
}
}
}
else {
return fail(validate176, instancePath, message6);
}
}
validate176.errors = vErrors;
return errors === 0;
}

const check107 = validate177;
const schema130 = {"type":"object","required":["version","epoch","sessions","gone"],"$id":"check107","properties":{"version":{"type":"string"},"epoch":{"type":"string","minLength":1,"maxLength":512},"sessions":{"type":"object","additionalProperties":{"anyOf":[{"$ref":"part17"},{"$ref":"part22"}]}},"gone":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}},"survived":{"type":"object","additionalProperties":{"type":"integer","minimum":0,"maximum":9007199254740991}}}};
const schema131 = {"type":"object","required":["kind","lastSeen","head","turns","firstTurn"],"properties":{"kind":{"type":"string","const":"init"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"head":{"$ref":"part18"},"turns":{"$ref":"part20"},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991},"pagesItems":{"type":"boolean"}},"$id":"part17"};
const schema132 = {"type":"array","items":{"$ref":"part19"},"$id":"part18"};
const schema133 = {"type":"object","required":["sessionId","index","id","ts","type","payload"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}},"$id":"part19"};

function validate180(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return lacks(validate180, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate180, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate180, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate180, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.index !== undefined){
let data1 = data.index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate180, instancePath+"/index", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate180, instancePath+"/index", message12);
}
else {
if(data1 < 1 || isNaN(data1)){
return fail(validate180, instancePath+"/index", message25);
}
}
}
}
}
else {
}
{
if(data.from !== undefined){
let data2 = data.from;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate180, instancePath+"/from", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate180, instancePath+"/from", message12);
}
else {
if(data2 < 1 || isNaN(data2)){
return fail(validate180, instancePath+"/from", message25);
}
}
}
}
}
else {
}
{
if(data.id !== undefined){
let data3 = data.id;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate180, instancePath+"/id", message3);
}
else {
if(data3.length < 1){
return fail(validate180, instancePath+"/id", message4);
}
}
}
else {
return fail(validate180, instancePath+"/id", message2);
}
}
}
else {
}
{
if(data.ts !== undefined){
let data4 = data.ts;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return fail(validate180, instancePath+"/ts", message0);
}
}
else {
}
{
if(data.turn !== undefined){
let data5 = data.turn;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate180, instancePath+"/turn", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate180, instancePath+"/turn", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate180, instancePath+"/turn", message13);
}
}
}
}
}
else {
}
{
if(data.type !== undefined){
let data6 = data.type;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return fail(validate180, instancePath+"/type", message5);
}
else {
if(data6.length < 1){
return fail(validate180, instancePath+"/type", message4);
}
}
}
else {
return fail(validate180, instancePath+"/type", message2);
}
}
}
else {
}
{
if(data.payload !== undefined){
let data7 = data.payload;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
return fail(validate180, instancePath+"/payload", message6);
}
}
else {
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
return fail(validate180, instancePath, message6);
}
}
validate180.errors = vErrors;
return errors === 0;
}


function validate179(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate180(data[i0], instancePath+"/" + i0))){
return failAs(validate179, validate180);
}
}
}
else {
return fail(validate179, instancePath, message19);
}
}
validate179.errors = vErrors;
return errors === 0;
}

const schema134 = {"type":"array","items":{"$ref":"part21"},"$id":"part20"};
const schema135 = {"type":"object","required":["turn","events"],"properties":{"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"$ref":"part18"},"firstItem":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part21"};

function validate184(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.turn === undefined) && (missing0 = "turn")) || ((data.events === undefined) && (missing0 = "events"))){
return lacks(validate184, instancePath, missing0);
}
else {
if(data.turn !== undefined){
let data0 = data.turn;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate184, instancePath+"/turn", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate184, instancePath+"/turn", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate184, instancePath+"/turn", message13);
}
}
}
}
}
else {
}
{
if(data.events !== undefined){
if(!(validate179(data.events, instancePath+"/events"))){
return failAs(validate184, validate179);
}
}
else {
}
{
if(data.firstItem !== undefined){
let data2 = data.firstItem;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate184, instancePath+"/firstItem", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate184, instancePath+"/firstItem", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate184, instancePath+"/firstItem", message13);
}
}
}
}
}
else {
}
}
}
}
}
else {
return fail(validate184, instancePath, message6);
}
}
validate184.errors = vErrors;
return errors === 0;
}


function validate183(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate184(data[i0], instancePath+"/" + i0))){
return failAs(validate183, validate184);
}
}
}
else {
return fail(validate183, instancePath, message19);
}
}
validate183.errors = vErrors;
return errors === 0;
}


function validate178(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.kind === undefined) && (missing0 = "kind")) || ((data.lastSeen === undefined) && (missing0 = "lastSeen"))) || ((data.head === undefined) && (missing0 = "head"))) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.firstTurn === undefined) && (missing0 = "firstTurn"))){
return lacks(validate178, instancePath, missing0);
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
return fail(validate178, instancePath+"/kind", message2);
}
if("init" !== data0){
return fail(validate178, instancePath+"/kind", message1);
}
}
else {
}
{
if(data.lastSeen !== undefined){
let data1 = data.lastSeen;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate178, instancePath+"/lastSeen", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate178, instancePath+"/lastSeen", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate178, instancePath+"/lastSeen", message13);
}
}
}
}
}
else {
}
{
if(data.head !== undefined){
if(!(validate179(data.head, instancePath+"/head"))){
return failAs(validate178, validate179);
}
}
else {
}
{
if(data.turns !== undefined){
if(!(validate183(data.turns, instancePath+"/turns"))){
return failAs(validate178, validate183);
}
}
else {
}
{
if(data.firstTurn !== undefined){
let data4 = data.firstTurn;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate178, instancePath+"/firstTurn", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate178, instancePath+"/firstTurn", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate178, instancePath+"/firstTurn", message13);
}
}
}
}
}
else {
}
{
if(data.pagesItems !== undefined){
if(typeof data.pagesItems !== "boolean"){
return fail(validate178, instancePath+"/pagesItems", message7);
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate178, instancePath, message6);
}
}
validate178.errors = vErrors;
return errors === 0;
}

const schema136 = {"type":"object","required":["kind","lastSeen","events"],"properties":{"kind":{"type":"string","const":"tail"},"lastSeen":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"$ref":"part18"}},"$id":"part22"};

function validate189(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.kind === undefined) && (missing0 = "kind")) || ((data.lastSeen === undefined) && (missing0 = "lastSeen"))) || ((data.events === undefined) && (missing0 = "events"))){
return lacks(validate189, instancePath, missing0);
}
else {
if(data.kind !== undefined){
let data0 = data.kind;
if(typeof data0 !== "string"){
return fail(validate189, instancePath+"/kind", message2);
}
if("tail" !== data0){
return fail(validate189, instancePath+"/kind", message1);
}
}
else {
}
{
if(data.lastSeen !== undefined){
let data1 = data.lastSeen;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate189, instancePath+"/lastSeen", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate189, instancePath+"/lastSeen", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate189, instancePath+"/lastSeen", message13);
}
}
}
}
}
else {
}
{
if(data.events !== undefined){
if(!(validate179(data.events, instancePath+"/events"))){
return failAs(validate189, validate179);
}
}
else {
}
}
}
}
}
else {
return fail(validate189, instancePath, message6);
}
}
validate189.errors = vErrors;
return errors === 0;
}


function validate177(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.version === undefined) && (missing0 = "version")) || ((data.epoch === undefined) && (missing0 = "epoch"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.gone === undefined) && (missing0 = "gone"))){
return lacks(validate177, instancePath, missing0);
}
else {
if(data.version !== undefined){
const _errs1 = errors;
if(typeof data.version !== "string"){
return fail(validate177, instancePath+"/version", message2);
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
return fail(validate177, instancePath+"/epoch", message3);
}
else {
if(data1.length < 1){
return fail(validate177, instancePath+"/epoch", message4);
}
}
}
else {
return fail(validate177, instancePath+"/epoch", message2);
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
if(!(validate178(data3, instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = addAll(vErrors, validate178);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(!(validate189(data3, instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")))){
vErrors = addAll(vErrors, validate189);
errors = vErrors.length;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/sessions/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message9);
errors++;
validate177.errors = vErrors;
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
return fail(validate177, instancePath+"/sessions", message6);
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
return fail(validate177, instancePath+"/gone/" + i0, message3);
}
else {
if(data5.length < 1){
return fail(validate177, instancePath+"/gone/" + i0, message4);
}
}
}
else {
return fail(validate177, instancePath+"/gone/" + i0, message2);
}
}
var valid3 = _errs14 === errors;
if(!valid3){
break;
}
}
}
else {
return fail(validate177, instancePath+"/gone", message19);
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
return fail(validate177, instancePath+"/survived/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message11);
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
return fail(validate177, instancePath+"/survived/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message12);
}
else {
if(data7 < 0 || isNaN(data7)){
return fail(validate177, instancePath+"/survived/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"), message13);
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
return fail(validate177, instancePath+"/survived", message6);
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
return fail(validate177, instancePath, message6);
}
}
validate177.errors = vErrors;
return errors === 0;
}

const check108 = validate192;
const schema137 = {"type":"object","$id":"check108","properties":{}};

function validate192(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate192, instancePath, message6);
}
}
validate192.errors = vErrors;
return errors === 0;
}

const check109 = validate193;
const schema138 = {"type":"object","required":["version","pid","startedAt","clients","sessions","listeners"],"$id":"check109","properties":{"version":{"type":"string"},"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"startedAt":{"type":"number"},"clients":{"type":"integer","minimum":0,"maximum":9007199254740991},"windows":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"$ref":"part23"},"listeners":{"type":"array","items":{"type":"string"}},"keeper":{"type":"object","required":["pid","since","agents"],"properties":{"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"silent":{"type":"boolean"},"agents":{"type":"array","items":{"type":"object","required":["pid","since","kept"],"properties":{"pid":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"name":{"type":"string"},"kept":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}}}};
const schema139 = {"type":"array","items":{"$ref":"part24"},"$id":"part23"};
const schema140 = {"type":"object","required":["sessionId","title","folder","agent","status","queued","pendingPermissions","updatedAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"status":{"type":"string","enum":["idle","running","waiting","lost"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991},"updatedAt":{"type":"number"},"hasDraft":{"type":"boolean"},"damaged":{"type":"string"},"wording":{"$ref":"part0"}},"$id":"part24"};

function validate195(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.folder === undefined) && (missing0 = "folder"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.queued === undefined) && (missing0 = "queued"))) || ((data.pendingPermissions === undefined) && (missing0 = "pendingPermissions"))) || ((data.updatedAt === undefined) && (missing0 = "updatedAt"))){
return lacks(validate195, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate195, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate195, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate195, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate195, instancePath+"/title", message2);
}
}
else {
}
{
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate195, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
return fail(validate195, instancePath+"/agent", message2);
}
}
else {
}
{
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
return fail(validate195, instancePath+"/status", message2);
}
if(!((((data4 === "idle") || (data4 === "running")) || (data4 === "waiting")) || (data4 === "lost"))){
return fail(validate195, instancePath+"/status", message10);
}
}
else {
}
{
if(data.queued !== undefined){
let data5 = data.queued;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate195, instancePath+"/queued", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate195, instancePath+"/queued", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate195, instancePath+"/queued", message13);
}
}
}
}
}
else {
}
{
if(data.pendingPermissions !== undefined){
let data6 = data.pendingPermissions;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate195, instancePath+"/pendingPermissions", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate195, instancePath+"/pendingPermissions", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate195, instancePath+"/pendingPermissions", message13);
}
}
}
}
}
else {
}
{
if(data.updatedAt !== undefined){
let data7 = data.updatedAt;
if(!((typeof data7 == "number") && (isFinite(data7)))){
return fail(validate195, instancePath+"/updatedAt", message0);
}
}
else {
}
{
if(data.hasDraft !== undefined){
if(typeof data.hasDraft !== "boolean"){
return fail(validate195, instancePath+"/hasDraft", message7);
}
}
else {
}
{
if(data.damaged !== undefined){
if(typeof data.damaged !== "string"){
return fail(validate195, instancePath+"/damaged", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate195, validate24);
}
}
else {
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
return fail(validate195, instancePath, message6);
}
}
validate195.errors = vErrors;
return errors === 0;
}


function validate194(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate195(data[i0], instancePath+"/" + i0))){
return failAs(validate194, validate195);
}
}
}
else {
return fail(validate194, instancePath, message19);
}
}
validate194.errors = vErrors;
return errors === 0;
}


function validate193(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.version === undefined) && (missing0 = "version")) || ((data.pid === undefined) && (missing0 = "pid"))) || ((data.startedAt === undefined) && (missing0 = "startedAt"))) || ((data.clients === undefined) && (missing0 = "clients"))) || ((data.sessions === undefined) && (missing0 = "sessions"))) || ((data.listeners === undefined) && (missing0 = "listeners"))){
return lacks(validate193, instancePath, missing0);
}
else {
if(data.version !== undefined){
if(typeof data.version !== "string"){
return fail(validate193, instancePath+"/version", message2);
}
}
else {
}
{
if(data.pid !== undefined){
let data1 = data.pid;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate193, instancePath+"/pid", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate193, instancePath+"/pid", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate193, instancePath+"/pid", message13);
}
}
}
}
}
else {
}
{
if(data.startedAt !== undefined){
let data2 = data.startedAt;
if(!((typeof data2 == "number") && (isFinite(data2)))){
return fail(validate193, instancePath+"/startedAt", message0);
}
}
else {
}
{
if(data.clients !== undefined){
let data3 = data.clients;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate193, instancePath+"/clients", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate193, instancePath+"/clients", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate193, instancePath+"/clients", message13);
}
}
}
}
}
else {
}
{
if(data.windows !== undefined){
let data4 = data.windows;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate193, instancePath+"/windows", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate193, instancePath+"/windows", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate193, instancePath+"/windows", message13);
}
}
}
}
}
else {
}
{
if(data.sessions !== undefined){
if(!(validate194(data.sessions, instancePath+"/sessions"))){
return failAs(validate193, validate194);
}
}
else {
}
{
if(data.listeners !== undefined){
let data6 = data.listeners;
{
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(typeof data6[i0] !== "string"){
return fail(validate193, instancePath+"/listeners/" + i0, message2);
}
}
}
else {
return fail(validate193, instancePath+"/listeners", message19);
}
}
}
else {
}
{
if(data.keeper !== undefined){
let data8 = data.keeper;
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing1;
if((((data8.pid === undefined) && (missing1 = "pid")) || ((data8.since === undefined) && (missing1 = "since"))) || ((data8.agents === undefined) && (missing1 = "agents"))){
return lacks(validate193, instancePath+"/keeper", missing1);
}
else {
if(data8.pid !== undefined){
let data9 = data8.pid;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate193, instancePath+"/keeper/pid", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate193, instancePath+"/keeper/pid", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate193, instancePath+"/keeper/pid", message13);
}
}
}
}
}
else {
}
{
if(data8.since !== undefined){
let data10 = data8.since;
if(!((typeof data10 == "number") && (isFinite(data10)))){
return fail(validate193, instancePath+"/keeper/since", message0);
}
}
else {
}
{
if(data8.silent !== undefined){
if(typeof data8.silent !== "boolean"){
return fail(validate193, instancePath+"/keeper/silent", message7);
}
}
else {
}
{
if(data8.agents !== undefined){
let data12 = data8.agents;
{
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
{
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing2;
if((((data13.pid === undefined) && (missing2 = "pid")) || ((data13.since === undefined) && (missing2 = "since"))) || ((data13.kept === undefined) && (missing2 = "kept"))){
return lacks(validate193, instancePath+"/keeper/agents/" + i1, missing2);
}
else {
if(data13.pid !== undefined){
let data14 = data13.pid;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/pid", message11);
}
{
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/pid", message12);
}
else {
if(data14 < 0 || isNaN(data14)){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/pid", message13);
}
}
}
}
}
else {
}
{
if(data13.since !== undefined){
let data15 = data13.since;
if(!((typeof data15 == "number") && (isFinite(data15)))){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/since", message0);
}
}
else {
}
{
if(data13.name !== undefined){
if(typeof data13.name !== "string"){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/name", message2);
}
}
else {
}
{
if(data13.kept !== undefined){
let data17 = data13.kept;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/kept", message11);
}
{
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/kept", message12);
}
else {
if(data17 < 0 || isNaN(data17)){
return fail(validate193, instancePath+"/keeper/agents/" + i1+"/kept", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate193, instancePath+"/keeper/agents/" + i1, message6);
}
}
}
}
else {
return fail(validate193, instancePath+"/keeper/agents", message19);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate193, instancePath+"/keeper", message6);
}
}
}
else {
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
return fail(validate193, instancePath, message6);
}
}
validate193.errors = vErrors;
return errors === 0;
}

const check110 = validate199;
const schema141 = {"type":"object","required":["url","token"],"$id":"check110","properties":{"url":{"type":"string"},"token":{"type":"string"}}};

function validate199(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.url === undefined) && (missing0 = "url")) || ((data.token === undefined) && (missing0 = "token"))){
return lacks(validate199, instancePath, missing0);
}
else {
if(data.url !== undefined){
if(typeof data.url !== "string"){
return fail(validate199, instancePath+"/url", message2);
}
}
else {
}
{
if(data.token !== undefined){
if(typeof data.token !== "string"){
return fail(validate199, instancePath+"/token", message2);
}
}
else {
}
}
}
}
else {
return fail(validate199, instancePath, message6);
}
}
validate199.errors = vErrors;
return errors === 0;
}

const check111 = validate200;
const schema142 = {"type":"object","$id":"check111","properties":{}};

function validate200(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate200, instancePath, message6);
}
}
validate200.errors = vErrors;
return errors === 0;
}

const check112 = validate201;
const schema143 = {"type":"object","required":["stopping","busy","clients"],"$id":"check112","properties":{"stopping":{"type":"boolean"},"busy":{"type":"integer","minimum":0,"maximum":9007199254740991},"clients":{"type":"integer","minimum":0,"maximum":9007199254740991},"windows":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate201(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.stopping === undefined) && (missing0 = "stopping")) || ((data.busy === undefined) && (missing0 = "busy"))) || ((data.clients === undefined) && (missing0 = "clients"))){
return lacks(validate201, instancePath, missing0);
}
else {
if(data.stopping !== undefined){
if(typeof data.stopping !== "boolean"){
return fail(validate201, instancePath+"/stopping", message7);
}
}
else {
}
{
if(data.busy !== undefined){
let data1 = data.busy;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate201, instancePath+"/busy", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate201, instancePath+"/busy", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate201, instancePath+"/busy", message13);
}
}
}
}
}
else {
}
{
if(data.clients !== undefined){
let data2 = data.clients;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate201, instancePath+"/clients", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate201, instancePath+"/clients", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate201, instancePath+"/clients", message13);
}
}
}
}
}
else {
}
{
if(data.windows !== undefined){
let data3 = data.windows;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate201, instancePath+"/windows", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate201, instancePath+"/windows", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate201, instancePath+"/windows", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate201, instancePath, message6);
}
}
validate201.errors = vErrors;
return errors === 0;
}

const check113 = validate202;
const schema144 = {"type":"object","$id":"check113","properties":{}};

function validate202(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate202, instancePath, message6);
}
}
validate202.errors = vErrors;
return errors === 0;
}

const check114 = validate203;
const schema145 = {"type":"object","$id":"check114","properties":{}};

function validate203(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate203, instancePath, message6);
}
}
validate203.errors = vErrors;
return errors === 0;
}

const check115 = validate204;
const schema146 = {"type":"object","required":["windows"],"$id":"check115","properties":{"windows":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate204(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.windows === undefined) && (missing0 = "windows")){
return lacks(validate204, instancePath, missing0);
}
else {
if(data.windows !== undefined){
let data0 = data.windows;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate204, instancePath+"/windows", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate204, instancePath+"/windows", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate204, instancePath+"/windows", message13);
}
}
}
}
}
}
}
else {
return fail(validate204, instancePath, message6);
}
}
validate204.errors = vErrors;
return errors === 0;
}

const check116 = validate205;
const schema147 = {"type":"object","$id":"check116","properties":{"outside":{"type":"string","minLength":1,"maxLength":4096}}};

function validate205(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.outside !== undefined){
let data0 = data.outside;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return fail(validate205, instancePath+"/outside", message18);
}
else {
if(data0.length < 1){
return fail(validate205, instancePath+"/outside", message4);
}
}
}
else {
return fail(validate205, instancePath+"/outside", message2);
}
}
}
}
else {
return fail(validate205, instancePath, message6);
}
}
validate205.errors = vErrors;
return errors === 0;
}

const check117 = validate206;
const schema148 = {"type":"object","$id":"check117","properties":{}};

function validate206(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate206, instancePath, message6);
}
}
validate206.errors = vErrors;
return errors === 0;
}

const check118 = validate207;
const schema149 = {"type":"object","$id":"check118","properties":{}};

function validate207(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate207, instancePath, message6);
}
}
validate207.errors = vErrors;
return errors === 0;
}

const check119 = validate208;
const schema150 = {"type":"object","$id":"check119","properties":{}};

function validate208(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate208, instancePath, message6);
}
}
validate208.errors = vErrors;
return errors === 0;
}

const check120 = validate209;
const schema151 = {"type":"object","$id":"check120","properties":{}};

function validate209(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate209, instancePath, message6);
}
}
validate209.errors = vErrors;
return errors === 0;
}

const check121 = validate210;
const schema152 = {"type":"object","$id":"check121","properties":{}};

function validate210(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate210, instancePath, message6);
}
}
validate210.errors = vErrors;
return errors === 0;
}

const check122 = validate211;
const schema153 = {"type":"object","$id":"check122","properties":{"exitCode":{"type":"integer"}}};

function validate211(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.exitCode !== undefined){
let data0 = data.exitCode;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate211, instancePath+"/exitCode", message11);
}
}
}
else {
return fail(validate211, instancePath, message6);
}
}
validate211.errors = vErrors;
return errors === 0;
}

const check123 = validate212;
const schema154 = {"type":"object","$id":"check123","properties":{"value":{"type":"string"}}};

function validate212(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.value !== undefined){
if(typeof data.value !== "string"){
return fail(validate212, instancePath+"/value", message2);
}
}
}
else {
return fail(validate212, instancePath, message6);
}
}
validate212.errors = vErrors;
return errors === 0;
}

const check124 = validate213;
const schema155 = {"type":"object","required":["files","left"],"$id":"check124","properties":{"files":{"type":"array","items":{"type":"object","required":["name","mimeType","blob","size"],"properties":{"name":{"type":"string"},"mimeType":{"type":"string"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"left":{"type":"array","items":{"type":"object","required":["name","reason"],"properties":{"name":{"type":"string"},"reason":{"type":"string","enum":["empty","too_large","too_many","failed"]},"problem":{"type":"string"},"wording":{"$ref":"part0"}}}}}};

function validate213(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.files === undefined) && (missing0 = "files")) || ((data.left === undefined) && (missing0 = "left"))){
return lacks(validate213, instancePath, missing0);
}
else {
if(data.files !== undefined){
let data0 = data.files;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.name === undefined) && (missing1 = "name")) || ((data1.mimeType === undefined) && (missing1 = "mimeType"))) || ((data1.blob === undefined) && (missing1 = "blob"))) || ((data1.size === undefined) && (missing1 = "size"))){
return lacks(validate213, instancePath+"/files/" + i0, missing1);
}
else {
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
return fail(validate213, instancePath+"/files/" + i0+"/name", message2);
}
}
else {
}
{
if(data1.mimeType !== undefined){
if(typeof data1.mimeType !== "string"){
return fail(validate213, instancePath+"/files/" + i0+"/mimeType", message2);
}
}
else {
}
{
if(data1.blob !== undefined){
let data4 = data1.blob;
{
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
return fail(validate213, instancePath+"/files/" + i0+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate213, instancePath+"/files/" + i0+"/blob", message2);
}
}
}
else {
}
{
if(data1.size !== undefined){
let data5 = data1.size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate213, instancePath+"/files/" + i0+"/size", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate213, instancePath+"/files/" + i0+"/size", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate213, instancePath+"/files/" + i0+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate213, instancePath+"/files/" + i0, message6);
}
}
}
}
else {
return fail(validate213, instancePath+"/files", message19);
}
}
}
else {
}
{
if(data.left !== undefined){
let data6 = data.left;
{
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.name === undefined) && (missing2 = "name")) || ((data7.reason === undefined) && (missing2 = "reason"))){
return lacks(validate213, instancePath+"/left/" + i1, missing2);
}
else {
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
return fail(validate213, instancePath+"/left/" + i1+"/name", message2);
}
}
else {
}
{
if(data7.reason !== undefined){
let data9 = data7.reason;
if(typeof data9 !== "string"){
return fail(validate213, instancePath+"/left/" + i1+"/reason", message2);
}
if(!((((data9 === "empty") || (data9 === "too_large")) || (data9 === "too_many")) || (data9 === "failed"))){
return fail(validate213, instancePath+"/left/" + i1+"/reason", message10);
}
}
else {
}
{
if(data7.problem !== undefined){
if(typeof data7.problem !== "string"){
return fail(validate213, instancePath+"/left/" + i1+"/problem", message2);
}
}
else {
}
{
if(data7.wording !== undefined){
if(!(validate24(data7.wording, instancePath+"/left/" + i1+"/wording"))){
return failAs(validate213, validate24);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate213, instancePath+"/left/" + i1, message6);
}
}
}
}
else {
return fail(validate213, instancePath+"/left", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate213, instancePath, message6);
}
}
validate213.errors = vErrors;
return errors === 0;
}

const check125 = validate215;
const schema156 = {"type":"object","$id":"check125","properties":{"saved":{"type":"object","required":["name","path"],"properties":{"name":{"type":"string"},"path":{"type":"string"}}}}};

function validate215(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saved !== undefined){
let data0 = data.saved;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if(((data0.name === undefined) && (missing0 = "name")) || ((data0.path === undefined) && (missing0 = "path"))){
return lacks(validate215, instancePath+"/saved", missing0);
}
else {
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
return fail(validate215, instancePath+"/saved/name", message2);
}
}
else {
}
{
if(data0.path !== undefined){
if(typeof data0.path !== "string"){
return fail(validate215, instancePath+"/saved/path", message2);
}
}
else {
}
}
}
}
else {
return fail(validate215, instancePath+"/saved", message6);
}
}
}
}
else {
return fail(validate215, instancePath, message6);
}
}
validate215.errors = vErrors;
return errors === 0;
}

const check126 = validate216;
const schema157 = {"type":"object","$id":"check126","properties":{"saved":{"type":"object","required":["name","path","hidden"],"properties":{"name":{"type":"string"},"path":{"type":"string"},"hidden":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};

function validate216(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saved !== undefined){
let data0 = data.saved;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.name === undefined) && (missing0 = "name")) || ((data0.path === undefined) && (missing0 = "path"))) || ((data0.hidden === undefined) && (missing0 = "hidden"))){
return lacks(validate216, instancePath+"/saved", missing0);
}
else {
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
return fail(validate216, instancePath+"/saved/name", message2);
}
}
else {
}
{
if(data0.path !== undefined){
if(typeof data0.path !== "string"){
return fail(validate216, instancePath+"/saved/path", message2);
}
}
else {
}
{
if(data0.hidden !== undefined){
let data3 = data0.hidden;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate216, instancePath+"/saved/hidden", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate216, instancePath+"/saved/hidden", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate216, instancePath+"/saved/hidden", message13);
}
}
}
}
}
else {
}
}
}
}
}
else {
return fail(validate216, instancePath+"/saved", message6);
}
}
}
}
else {
return fail(validate216, instancePath, message6);
}
}
validate216.errors = vErrors;
return errors === 0;
}

const check127 = validate217;
const schema158 = {"type":"object","required":["files"],"$id":"check127","properties":{"files":{"type":"array","items":{"anyOf":[{"type":"object","required":["file","sessions"],"properties":{"file":{"type":"string"},"sessions":{"$ref":"part25"}}},{"$ref":"part27"}]}}}};
const schema159 = {"type":"array","items":{"$ref":"part26"},"$id":"part25"};
const schema160 = {"type":"object","required":["sessionId","title","status","events","closed","unqueued"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"status":{"type":"string","enum":["imported","copied","present","restored"]},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"closed":{"type":"boolean"},"unqueued":{"type":"integer","minimum":0,"maximum":9007199254740991},"unkeptPrompts":{"type":"integer","minimum":0,"maximum":9007199254740991},"unkeptFiles":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part26"};

function validate219(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.status === undefined) && (missing0 = "status"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.closed === undefined) && (missing0 = "closed"))) || ((data.unqueued === undefined) && (missing0 = "unqueued"))){
return lacks(validate219, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate219, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate219, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate219, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate219, instancePath+"/title", message2);
}
}
else {
}
{
if(data.status !== undefined){
let data2 = data.status;
if(typeof data2 !== "string"){
return fail(validate219, instancePath+"/status", message2);
}
if(!((((data2 === "imported") || (data2 === "copied")) || (data2 === "present")) || (data2 === "restored"))){
return fail(validate219, instancePath+"/status", message10);
}
}
else {
}
{
if(data.events !== undefined){
let data3 = data.events;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate219, instancePath+"/events", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate219, instancePath+"/events", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate219, instancePath+"/events", message13);
}
}
}
}
}
else {
}
{
if(data.closed !== undefined){
if(typeof data.closed !== "boolean"){
return fail(validate219, instancePath+"/closed", message7);
}
}
else {
}
{
if(data.unqueued !== undefined){
let data5 = data.unqueued;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate219, instancePath+"/unqueued", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate219, instancePath+"/unqueued", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate219, instancePath+"/unqueued", message13);
}
}
}
}
}
else {
}
{
if(data.unkeptPrompts !== undefined){
let data6 = data.unkeptPrompts;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate219, instancePath+"/unkeptPrompts", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate219, instancePath+"/unkeptPrompts", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate219, instancePath+"/unkeptPrompts", message13);
}
}
}
}
}
else {
}
{
if(data.unkeptFiles !== undefined){
let data7 = data.unkeptFiles;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return fail(validate219, instancePath+"/unkeptFiles", message11);
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
return fail(validate219, instancePath+"/unkeptFiles", message12);
}
else {
if(data7 < 0 || isNaN(data7)){
return fail(validate219, instancePath+"/unkeptFiles", message13);
}
}
}
}
}
else {
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
return fail(validate219, instancePath, message6);
}
}
validate219.errors = vErrors;
return errors === 0;
}


function validate218(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate219(data[i0], instancePath+"/" + i0))){
return failAs(validate218, validate219);
}
}
}
else {
return fail(validate218, instancePath, message19);
}
}
validate218.errors = vErrors;
return errors === 0;
}

const schema161 = {"type":"object","required":["file","problem"],"properties":{"file":{"type":"string"},"problem":{"type":"string"},"wording":{"$ref":"part0"}},"$id":"part27"};

function validate222(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.problem === undefined) && (missing0 = "problem"))){
return lacks(validate222, instancePath, missing0);
}
else {
if(data.file !== undefined){
if(typeof data.file !== "string"){
return fail(validate222, instancePath+"/file", message2);
}
}
else {
}
{
if(data.problem !== undefined){
if(typeof data.problem !== "string"){
return fail(validate222, instancePath+"/problem", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate222, validate24);
}
}
else {
}
}
}
}
}
else {
return fail(validate222, instancePath, message6);
}
}
validate222.errors = vErrors;
return errors === 0;
}


function validate217(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.files === undefined) && (missing0 = "files")){
return lacks(validate217, instancePath, missing0);
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
vErrors = add(vErrors, instancePath+"/files/" + i0, "must have required property '"+missing1+"'");
errors++;
}
else {
if(data1.file !== undefined){
const _errs7 = errors;
if(typeof data1.file !== "string"){
vErrors = add(vErrors, instancePath+"/files/" + i0+"/file", message2);
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
if(!(validate218(data1.sessions, instancePath+"/files/" + i0+"/sessions"))){
vErrors = addAll(vErrors, validate218);
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
vErrors = add(vErrors, instancePath+"/files/" + i0, message6);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs10 = errors;
if(!(validate222(data1, instancePath+"/files/" + i0))){
vErrors = addAll(vErrors, validate222);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/files/" + i0, message9);
errors++;
validate217.errors = vErrors;
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
return fail(validate217, instancePath+"/files", message19);
}
}
}
}
}
else {
return fail(validate217, instancePath, message6);
}
}
validate217.errors = vErrors;
return errors === 0;
}

const check128 = validate225;
const schema162 = {"type":"object","required":["folders"],"$id":"check128","properties":{"folders":{"$ref":"part28"}}};
const schema163 = {"type":"array","items":{"$ref":"part29"},"$id":"part28"};
const schema164 = {"type":"object","required":["path","name","trust"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"},"trust":{"type":"string","enum":["trusted","untrusted","unasked"]},"heldByEditor":{"type":"boolean"}},"$id":"part29"};

function validate227(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.trust === undefined) && (missing0 = "trust"))){
return lacks(validate227, instancePath, missing0);
}
else {
if(data.path !== undefined){
let data0 = data.path;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return fail(validate227, instancePath+"/path", message18);
}
else {
if(data0.length < 1){
return fail(validate227, instancePath+"/path", message4);
}
}
}
else {
return fail(validate227, instancePath+"/path", message2);
}
}
}
else {
}
{
if(data.name !== undefined){
if(typeof data.name !== "string"){
return fail(validate227, instancePath+"/name", message2);
}
}
else {
}
{
if(data.trust !== undefined){
let data2 = data.trust;
if(typeof data2 !== "string"){
return fail(validate227, instancePath+"/trust", message2);
}
if(!(((data2 === "trusted") || (data2 === "untrusted")) || (data2 === "unasked"))){
return fail(validate227, instancePath+"/trust", message10);
}
}
else {
}
{
if(data.heldByEditor !== undefined){
if(typeof data.heldByEditor !== "boolean"){
return fail(validate227, instancePath+"/heldByEditor", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate227, instancePath, message6);
}
}
validate227.errors = vErrors;
return errors === 0;
}


function validate226(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate227(data[i0], instancePath+"/" + i0))){
return failAs(validate226, validate227);
}
}
}
else {
return fail(validate226, instancePath, message19);
}
}
validate226.errors = vErrors;
return errors === 0;
}


function validate225(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folders === undefined) && (missing0 = "folders")){
return lacks(validate225, instancePath, missing0);
}
else {
if(data.folders !== undefined){
if(!(validate226(data.folders, instancePath+"/folders"))){
return failAs(validate225, validate226);
}
}
}
}
else {
return fail(validate225, instancePath, message6);
}
}
validate225.errors = vErrors;
return errors === 0;
}

const check129 = validate230;
const schema165 = {"type":"object","required":["path","folders","truncated"],"$id":"check129","properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"parent":{"type":"string","minLength":1,"maxLength":4096},"folders":{"type":"array","items":{"type":"object","required":["path","name"],"properties":{"path":{"type":"string","minLength":1,"maxLength":4096},"name":{"type":"string"}}}},"truncated":{"type":"boolean"}}};

function validate230(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.path === undefined) && (missing0 = "path")) || ((data.folders === undefined) && (missing0 = "folders"))) || ((data.truncated === undefined) && (missing0 = "truncated"))){
return lacks(validate230, instancePath, missing0);
}
else {
if(data.path !== undefined){
let data0 = data.path;
{
if(typeof data0 === "string"){
if(data0.length > 4096){
return fail(validate230, instancePath+"/path", message18);
}
else {
if(data0.length < 1){
return fail(validate230, instancePath+"/path", message4);
}
}
}
else {
return fail(validate230, instancePath+"/path", message2);
}
}
}
else {
}
{
if(data.parent !== undefined){
let data1 = data.parent;
{
if(typeof data1 === "string"){
if(data1.length > 4096){
return fail(validate230, instancePath+"/parent", message18);
}
else {
if(data1.length < 1){
return fail(validate230, instancePath+"/parent", message4);
}
}
}
else {
return fail(validate230, instancePath+"/parent", message2);
}
}
}
else {
}
{
if(data.folders !== undefined){
let data2 = data.folders;
{
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.path === undefined) && (missing1 = "path")) || ((data3.name === undefined) && (missing1 = "name"))){
return lacks(validate230, instancePath+"/folders/" + i0, missing1);
}
else {
if(data3.path !== undefined){
let data4 = data3.path;
{
if(typeof data4 === "string"){
if(data4.length > 4096){
return fail(validate230, instancePath+"/folders/" + i0+"/path", message18);
}
else {
if(data4.length < 1){
return fail(validate230, instancePath+"/folders/" + i0+"/path", message4);
}
}
}
else {
return fail(validate230, instancePath+"/folders/" + i0+"/path", message2);
}
}
}
else {
}
{
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
return fail(validate230, instancePath+"/folders/" + i0+"/name", message2);
}
}
else {
}
}
}
}
else {
return fail(validate230, instancePath+"/folders/" + i0, message6);
}
}
}
}
else {
return fail(validate230, instancePath+"/folders", message19);
}
}
}
else {
}
{
if(data.truncated !== undefined){
if(typeof data.truncated !== "boolean"){
return fail(validate230, instancePath+"/truncated", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate230, instancePath, message6);
}
}
validate230.errors = vErrors;
return errors === 0;
}

const check130 = validate231;
const schema166 = {"type":"object","required":["folder"],"$id":"check130","properties":{"folder":{"$ref":"part29"}}};

function validate231(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
return lacks(validate231, instancePath, missing0);
}
else {
if(data.folder !== undefined){
if(!(validate227(data.folder, instancePath+"/folder"))){
return failAs(validate231, validate227);
}
}
}
}
else {
return fail(validate231, instancePath, message6);
}
}
validate231.errors = vErrors;
return errors === 0;
}

const check131 = validate233;
const schema167 = {"type":"object","required":["folder"],"$id":"check131","properties":{"folder":{"$ref":"part29"}}};

function validate233(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folder === undefined) && (missing0 = "folder")){
return lacks(validate233, instancePath, missing0);
}
else {
if(data.folder !== undefined){
if(!(validate227(data.folder, instancePath+"/folder"))){
return failAs(validate233, validate227);
}
}
}
}
else {
return fail(validate233, instancePath, message6);
}
}
validate233.errors = vErrors;
return errors === 0;
}

const check132 = validate235;
const schema168 = {"type":"object","required":["agents","preferred"],"$id":"check132","properties":{"agents":{"type":"array","items":{"type":"object","required":["agentId","title","thirdParty"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"thirdParty":{"type":"boolean"}}}},"preferred":{"type":"string","minLength":1,"maxLength":512},"problem":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate235(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agents === undefined) && (missing0 = "agents")) || ((data.preferred === undefined) && (missing0 = "preferred"))){
return lacks(validate235, instancePath, missing0);
}
else {
if(data.agents !== undefined){
let data0 = data.agents;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.agentId === undefined) && (missing1 = "agentId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.thirdParty === undefined) && (missing1 = "thirdParty"))){
return lacks(validate235, instancePath+"/agents/" + i0, missing1);
}
else {
if(data1.agentId !== undefined){
let data2 = data1.agentId;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate235, instancePath+"/agents/" + i0+"/agentId", message3);
}
else {
if(data2.length < 1){
return fail(validate235, instancePath+"/agents/" + i0+"/agentId", message4);
}
}
}
else {
return fail(validate235, instancePath+"/agents/" + i0+"/agentId", message2);
}
}
}
else {
}
{
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
return fail(validate235, instancePath+"/agents/" + i0+"/title", message2);
}
}
else {
}
{
if(data1.thirdParty !== undefined){
if(typeof data1.thirdParty !== "boolean"){
return fail(validate235, instancePath+"/agents/" + i0+"/thirdParty", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate235, instancePath+"/agents/" + i0, message6);
}
}
}
}
else {
return fail(validate235, instancePath+"/agents", message19);
}
}
}
else {
}
{
if(data.preferred !== undefined){
let data5 = data.preferred;
{
if(typeof data5 === "string"){
if(data5.length > 512){
return fail(validate235, instancePath+"/preferred", message3);
}
else {
if(data5.length < 1){
return fail(validate235, instancePath+"/preferred", message4);
}
}
}
else {
return fail(validate235, instancePath+"/preferred", message2);
}
}
}
else {
}
{
if(data.problem !== undefined){
if(typeof data.problem !== "string"){
return fail(validate235, instancePath+"/problem", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate235, validate24);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate235, instancePath, message6);
}
}
validate235.errors = vErrors;
return errors === 0;
}

const check133 = validate237;
const schema169 = {"type":"object","required":["state","sessions"],"$id":"check133","properties":{"state":{"type":"string","enum":["listed","asleep","unsupported"]},"sessions":{"type":"array","items":{"type":"object","required":["agentSessionId"],"properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"updatedAt":{"type":"number"}}}},"nextCursor":{"type":"string"}}};

function validate237(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.state === undefined) && (missing0 = "state")) || ((data.sessions === undefined) && (missing0 = "sessions"))){
return lacks(validate237, instancePath, missing0);
}
else {
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
return fail(validate237, instancePath+"/state", message2);
}
if(!(((data0 === "listed") || (data0 === "asleep")) || (data0 === "unsupported"))){
return fail(validate237, instancePath+"/state", message10);
}
}
else {
}
{
if(data.sessions !== undefined){
let data1 = data.sessions;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.agentSessionId === undefined) && (missing1 = "agentSessionId")){
return lacks(validate237, instancePath+"/sessions/" + i0, missing1);
}
else {
if(data2.agentSessionId !== undefined){
let data3 = data2.agentSessionId;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate237, instancePath+"/sessions/" + i0+"/agentSessionId", message3);
}
else {
if(data3.length < 1){
return fail(validate237, instancePath+"/sessions/" + i0+"/agentSessionId", message4);
}
}
}
else {
return fail(validate237, instancePath+"/sessions/" + i0+"/agentSessionId", message2);
}
}
}
else {
}
{
if(data2.title !== undefined){
if(typeof data2.title !== "string"){
return fail(validate237, instancePath+"/sessions/" + i0+"/title", message2);
}
}
else {
}
{
if(data2.updatedAt !== undefined){
let data5 = data2.updatedAt;
if(!((typeof data5 == "number") && (isFinite(data5)))){
return fail(validate237, instancePath+"/sessions/" + i0+"/updatedAt", message0);
}
}
else {
}
}
}
}
}
else {
return fail(validate237, instancePath+"/sessions/" + i0, message6);
}
}
}
}
else {
return fail(validate237, instancePath+"/sessions", message19);
}
}
}
else {
}
{
if(data.nextCursor !== undefined){
if(typeof data.nextCursor !== "string"){
return fail(validate237, instancePath+"/nextCursor", message2);
}
}
else {
}
}
}
}
}
else {
return fail(validate237, instancePath, message6);
}
}
validate237.errors = vErrors;
return errors === 0;
}

const check134 = validate238;
const schema170 = {"type":"object","$id":"check134","properties":{}};

function validate238(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate238, instancePath, message6);
}
}
validate238.errors = vErrors;
return errors === 0;
}

const check135 = validate239;
const schema171 = {"type":"object","required":["file","agents"],"$id":"check135","properties":{"file":{"type":"string"},"agents":{"type":"array","items":{"allOf":[{"type":"object","required":["agentId","title","builtIn","command","variables"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"builtIn":{"type":"boolean"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"variables":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"safe":{"type":"string"},"secret":{"type":"boolean"}}}}}},{"type":"object","properties":{"cwd":{"type":"string","minLength":1},"process":{"type":"string","enum":["shared","perChat"]},"mode":{"type":"string","minLength":1},"model":{"type":"string","minLength":1},"options":{"type":"object","additionalProperties":{"anyOf":[{"type":"string"},{"type":"boolean"}]}},"startTimeout":{"type":"integer","minimum":1,"maximum":600}}}]}}}};

function validate239(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.agents === undefined) && (missing0 = "agents"))){
return lacks(validate239, instancePath, missing0);
}
else {
if(data.file !== undefined){
const _errs1 = errors;
if(typeof data.file !== "string"){
return fail(validate239, instancePath+"/file", message2);
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agents !== undefined){
let data1 = data.agents;
const _errs3 = errors;
if(errors === _errs3){
if(Array.isArray(data1)){
var valid1 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
const _errs5 = errors;
const _errs6 = errors;
if(errors === _errs6){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((((data2.agentId === undefined) && (missing1 = "agentId")) || ((data2.title === undefined) && (missing1 = "title"))) || ((data2.builtIn === undefined) && (missing1 = "builtIn"))) || ((data2.command === undefined) && (missing1 = "command"))) || ((data2.variables === undefined) && (missing1 = "variables"))){
return lacks(validate239, instancePath+"/agents/" + i0, missing1);
}
else {
if(data2.agentId !== undefined){
let data3 = data2.agentId;
const _errs8 = errors;
if(errors === _errs8){
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate239, instancePath+"/agents/" + i0+"/agentId", message3);
}
else {
if(data3.length < 1){
return fail(validate239, instancePath+"/agents/" + i0+"/agentId", message4);
}
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/agentId", message2);
}
}
var valid3 = _errs8 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.title !== undefined){
const _errs10 = errors;
if(typeof data2.title !== "string"){
return fail(validate239, instancePath+"/agents/" + i0+"/title", message2);
}
var valid3 = _errs10 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.builtIn !== undefined){
const _errs12 = errors;
if(typeof data2.builtIn !== "boolean"){
return fail(validate239, instancePath+"/agents/" + i0+"/builtIn", message7);
}
var valid3 = _errs12 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.command !== undefined){
const _errs14 = errors;
if(typeof data2.command !== "string"){
return fail(validate239, instancePath+"/agents/" + i0+"/command", message2);
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.args !== undefined){
let data7 = data2.args;
const _errs16 = errors;
if(errors === _errs16){
if(Array.isArray(data7)){
var valid4 = true;
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
const _errs18 = errors;
if(typeof data7[i1] !== "string"){
return fail(validate239, instancePath+"/agents/" + i0+"/args/" + i1, message2);
}
var valid4 = _errs18 === errors;
if(!valid4){
break;
}
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/args", message19);
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data2.variables !== undefined){
let data9 = data2.variables;
const _errs20 = errors;
if(errors === _errs20){
if(Array.isArray(data9)){
var valid5 = true;
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
const _errs22 = errors;
if(errors === _errs22){
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.name === undefined) && (missing2 = "name")){
return lacks(validate239, instancePath+"/agents/" + i0+"/variables/" + i2, missing2);
}
else {
if(data10.name !== undefined){
const _errs24 = errors;
if(typeof data10.name !== "string"){
return fail(validate239, instancePath+"/agents/" + i0+"/variables/" + i2+"/name", message2);
}
var valid6 = _errs24 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.safe !== undefined){
const _errs26 = errors;
if(typeof data10.safe !== "string"){
return fail(validate239, instancePath+"/agents/" + i0+"/variables/" + i2+"/safe", message2);
}
var valid6 = _errs26 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data10.secret !== undefined){
const _errs28 = errors;
if(typeof data10.secret !== "boolean"){
return fail(validate239, instancePath+"/agents/" + i0+"/variables/" + i2+"/secret", message7);
}
var valid6 = _errs28 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/variables/" + i2, message6);
}
}
var valid5 = _errs22 === errors;
if(!valid5){
break;
}
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/variables", message19);
}
}
var valid3 = _errs20 === errors;
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
else {
return fail(validate239, instancePath+"/agents/" + i0, message6);
}
}
var valid2 = _errs6 === errors;
if(valid2){
const _errs30 = errors;
if(errors === _errs30){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.cwd !== undefined){
let data14 = data2.cwd;
const _errs32 = errors;
if(errors === _errs32){
if(typeof data14 === "string"){
if(data14.length < 1){
return fail(validate239, instancePath+"/agents/" + i0+"/cwd", message4);
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/cwd", message2);
}
}
var valid7 = _errs32 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data2.process !== undefined){
let data15 = data2.process;
const _errs34 = errors;
if(typeof data15 !== "string"){
return fail(validate239, instancePath+"/agents/" + i0+"/process", message2);
}
if(!((data15 === "shared") || (data15 === "perChat"))){
return fail(validate239, instancePath+"/agents/" + i0+"/process", message10);
}
var valid7 = _errs34 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data2.mode !== undefined){
let data16 = data2.mode;
const _errs36 = errors;
if(errors === _errs36){
if(typeof data16 === "string"){
if(data16.length < 1){
return fail(validate239, instancePath+"/agents/" + i0+"/mode", message4);
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/mode", message2);
}
}
var valid7 = _errs36 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data2.model !== undefined){
let data17 = data2.model;
const _errs38 = errors;
if(errors === _errs38){
if(typeof data17 === "string"){
if(data17.length < 1){
return fail(validate239, instancePath+"/agents/" + i0+"/model", message4);
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/model", message2);
}
}
var valid7 = _errs38 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data2.options !== undefined){
let data18 = data2.options;
const _errs40 = errors;
if(errors === _errs40){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key0 in data18){
let data19 = data18[key0];
const _errs43 = errors;
const _errs44 = errors;
let valid9 = false;
const _errs45 = errors;
if(typeof data19 !== "string"){
vErrors = add(vErrors, instancePath+"/agents/" + i0+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
errors++;
}
var _valid0 = _errs45 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs47 = errors;
if(typeof data19 !== "boolean"){
vErrors = add(vErrors, instancePath+"/agents/" + i0+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message7);
errors++;
}
var _valid0 = _errs47 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
vErrors = add(vErrors, instancePath+"/agents/" + i0+"/options/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message9);
errors++;
validate239.errors = vErrors;
return false;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs43 === errors;
if(!valid8){
break;
}
}
}
else {
return fail(validate239, instancePath+"/agents/" + i0+"/options", message6);
}
}
var valid7 = _errs40 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data2.startTimeout !== undefined){
let data20 = data2.startTimeout;
const _errs49 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
return fail(validate239, instancePath+"/agents/" + i0+"/startTimeout", message11);
}
if(errors === _errs49){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 600 || isNaN(data20)){
return fail(validate239, instancePath+"/agents/" + i0+"/startTimeout", message24);
}
else {
if(data20 < 1 || isNaN(data20)){
return fail(validate239, instancePath+"/agents/" + i0+"/startTimeout", message25);
}
}
}
}
var valid7 = _errs49 === errors;
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
else {
return fail(validate239, instancePath+"/agents/" + i0, message6);
}
}
var valid2 = _errs30 === errors;
}
var valid1 = _errs5 === errors;
if(!valid1){
break;
}
}
}
else {
return fail(validate239, instancePath+"/agents", message19);
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
return fail(validate239, instancePath, message6);
}
}
validate239.errors = vErrors;
return errors === 0;
}

const check136 = validate240;
const schema172 = {"type":"object","$id":"check136","properties":{}};

function validate240(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate240, instancePath, message6);
}
}
validate240.errors = vErrors;
return errors === 0;
}

const check137 = validate241;
const schema173 = {"type":"object","$id":"check137","properties":{}};

function validate241(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate241, instancePath, message6);
}
}
validate241.errors = vErrors;
return errors === 0;
}

const check138 = validate242;
const schema174 = {"type":"object","required":["agents"],"$id":"check138","properties":{"agents":{"type":"array","items":{"type":"object","required":["id","title","commands","docs"],"properties":{"id":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"commands":{"type":"array","items":{"type":"object","required":["command","args"],"properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}}}}},"npm":{"type":"object","required":["package","bin","args"],"properties":{"package":{"type":"string"},"bin":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"needsScripts":{"type":"boolean","const":true}}},"minNode":{"type":"integer"},"askingMode":{"type":"string"},"perChat":{"type":"boolean","const":true},"docs":{"type":"string"}}}}}};

function validate242(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.agents === undefined) && (missing0 = "agents")){
return lacks(validate242, instancePath, missing0);
}
else {
if(data.agents !== undefined){
let data0 = data.agents;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((data1.id === undefined) && (missing1 = "id")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.commands === undefined) && (missing1 = "commands"))) || ((data1.docs === undefined) && (missing1 = "docs"))){
return lacks(validate242, instancePath+"/agents/" + i0, missing1);
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate242, instancePath+"/agents/" + i0+"/id", message3);
}
else {
if(data2.length < 1){
return fail(validate242, instancePath+"/agents/" + i0+"/id", message4);
}
}
}
else {
return fail(validate242, instancePath+"/agents/" + i0+"/id", message2);
}
}
}
else {
}
{
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/title", message2);
}
}
else {
}
{
if(data1.commands !== undefined){
let data4 = data1.commands;
{
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
{
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.command === undefined) && (missing2 = "command")) || ((data5.args === undefined) && (missing2 = "args"))){
return lacks(validate242, instancePath+"/agents/" + i0+"/commands/" + i1, missing2);
}
else {
if(data5.command !== undefined){
if(typeof data5.command !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/commands/" + i1+"/command", message2);
}
}
else {
}
{
if(data5.args !== undefined){
let data7 = data5.args;
{
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(typeof data7[i2] !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/commands/" + i1+"/args/" + i2, message2);
}
}
}
else {
return fail(validate242, instancePath+"/agents/" + i0+"/commands/" + i1+"/args", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate242, instancePath+"/agents/" + i0+"/commands/" + i1, message6);
}
}
}
}
else {
return fail(validate242, instancePath+"/agents/" + i0+"/commands", message19);
}
}
}
else {
}
{
if(data1.npm !== undefined){
let data9 = data1.npm;
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing3;
if((((data9.package === undefined) && (missing3 = "package")) || ((data9.bin === undefined) && (missing3 = "bin"))) || ((data9.args === undefined) && (missing3 = "args"))){
return lacks(validate242, instancePath+"/agents/" + i0+"/npm", missing3);
}
else {
if(data9.package !== undefined){
if(typeof data9.package !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/npm/package", message2);
}
}
else {
}
{
if(data9.bin !== undefined){
if(typeof data9.bin !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/npm/bin", message2);
}
}
else {
}
{
if(data9.args !== undefined){
let data12 = data9.args;
{
if(Array.isArray(data12)){
const len3 = data12.length;
for(let i3=0; i3<len3; i3++){
if(typeof data12[i3] !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/npm/args/" + i3, message2);
}
}
}
else {
return fail(validate242, instancePath+"/agents/" + i0+"/npm/args", message19);
}
}
}
else {
}
{
if(data9.needsScripts !== undefined){
let data14 = data9.needsScripts;
if(typeof data14 !== "boolean"){
return fail(validate242, instancePath+"/agents/" + i0+"/npm/needsScripts", message7);
}
if(true !== data14){
return fail(validate242, instancePath+"/agents/" + i0+"/npm/needsScripts", message1);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate242, instancePath+"/agents/" + i0+"/npm", message6);
}
}
}
else {
}
{
if(data1.minNode !== undefined){
let data15 = data1.minNode;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
return fail(validate242, instancePath+"/agents/" + i0+"/minNode", message11);
}
}
else {
}
{
if(data1.askingMode !== undefined){
if(typeof data1.askingMode !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/askingMode", message2);
}
}
else {
}
{
if(data1.perChat !== undefined){
let data17 = data1.perChat;
if(typeof data17 !== "boolean"){
return fail(validate242, instancePath+"/agents/" + i0+"/perChat", message7);
}
if(true !== data17){
return fail(validate242, instancePath+"/agents/" + i0+"/perChat", message1);
}
}
else {
}
{
if(data1.docs !== undefined){
if(typeof data1.docs !== "string"){
return fail(validate242, instancePath+"/agents/" + i0+"/docs", message2);
}
}
else {
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
return fail(validate242, instancePath+"/agents/" + i0, message6);
}
}
}
}
else {
return fail(validate242, instancePath+"/agents", message19);
}
}
}
}
}
else {
return fail(validate242, instancePath, message6);
}
}
validate242.errors = vErrors;
return errors === 0;
}

const check139 = validate243;
const schema175 = {"type":"object","required":["agents","searched"],"$id":"check139","properties":{"agents":{"type":"array","items":{"type":"object","required":["id","state"],"properties":{"id":{"type":"string","minLength":1,"maxLength":512},"state":{"type":"string","enum":["installed","missing","needsNode"]},"path":{"type":"string"},"launch":{"type":"object","required":["command","args"],"properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}}}},"isPrivate":{"type":"boolean","const":true}}}},"searched":{"type":"object","required":["folders"],"properties":{"folders":{"type":"array","items":{"type":"string"}},"node":{"type":"string"},"nodeVersion":{"type":"string"},"npm":{"type":"string"}}}}};

function validate243(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agents === undefined) && (missing0 = "agents")) || ((data.searched === undefined) && (missing0 = "searched"))){
return lacks(validate243, instancePath, missing0);
}
else {
if(data.agents !== undefined){
let data0 = data.agents;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.id === undefined) && (missing1 = "id")) || ((data1.state === undefined) && (missing1 = "state"))){
return lacks(validate243, instancePath+"/agents/" + i0, missing1);
}
else {
if(data1.id !== undefined){
let data2 = data1.id;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate243, instancePath+"/agents/" + i0+"/id", message3);
}
else {
if(data2.length < 1){
return fail(validate243, instancePath+"/agents/" + i0+"/id", message4);
}
}
}
else {
return fail(validate243, instancePath+"/agents/" + i0+"/id", message2);
}
}
}
else {
}
{
if(data1.state !== undefined){
let data3 = data1.state;
if(typeof data3 !== "string"){
return fail(validate243, instancePath+"/agents/" + i0+"/state", message2);
}
if(!(((data3 === "installed") || (data3 === "missing")) || (data3 === "needsNode"))){
return fail(validate243, instancePath+"/agents/" + i0+"/state", message10);
}
}
else {
}
{
if(data1.path !== undefined){
if(typeof data1.path !== "string"){
return fail(validate243, instancePath+"/agents/" + i0+"/path", message2);
}
}
else {
}
{
if(data1.launch !== undefined){
let data5 = data1.launch;
{
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing2;
if(((data5.command === undefined) && (missing2 = "command")) || ((data5.args === undefined) && (missing2 = "args"))){
return lacks(validate243, instancePath+"/agents/" + i0+"/launch", missing2);
}
else {
if(data5.command !== undefined){
if(typeof data5.command !== "string"){
return fail(validate243, instancePath+"/agents/" + i0+"/launch/command", message2);
}
}
else {
}
{
if(data5.args !== undefined){
let data7 = data5.args;
{
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
return fail(validate243, instancePath+"/agents/" + i0+"/launch/args/" + i1, message2);
}
}
}
else {
return fail(validate243, instancePath+"/agents/" + i0+"/launch/args", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate243, instancePath+"/agents/" + i0+"/launch", message6);
}
}
}
else {
}
{
if(data1.isPrivate !== undefined){
let data9 = data1.isPrivate;
if(typeof data9 !== "boolean"){
return fail(validate243, instancePath+"/agents/" + i0+"/isPrivate", message7);
}
if(true !== data9){
return fail(validate243, instancePath+"/agents/" + i0+"/isPrivate", message1);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate243, instancePath+"/agents/" + i0, message6);
}
}
}
}
else {
return fail(validate243, instancePath+"/agents", message19);
}
}
}
else {
}
{
if(data.searched !== undefined){
let data10 = data.searched;
{
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing3;
if((data10.folders === undefined) && (missing3 = "folders")){
return lacks(validate243, instancePath+"/searched", missing3);
}
else {
if(data10.folders !== undefined){
let data11 = data10.folders;
{
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
return fail(validate243, instancePath+"/searched/folders/" + i2, message2);
}
}
}
else {
return fail(validate243, instancePath+"/searched/folders", message19);
}
}
}
else {
}
{
if(data10.node !== undefined){
if(typeof data10.node !== "string"){
return fail(validate243, instancePath+"/searched/node", message2);
}
}
else {
}
{
if(data10.nodeVersion !== undefined){
if(typeof data10.nodeVersion !== "string"){
return fail(validate243, instancePath+"/searched/nodeVersion", message2);
}
}
else {
}
{
if(data10.npm !== undefined){
if(typeof data10.npm !== "string"){
return fail(validate243, instancePath+"/searched/npm", message2);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate243, instancePath+"/searched", message6);
}
}
}
else {
}
}
}
}
else {
return fail(validate243, instancePath, message6);
}
}
validate243.errors = vErrors;
return errors === 0;
}

const check140 = validate244;
const schema176 = {"type":"object","required":["agents","skipped"],"$id":"check140","properties":{"source":{"type":"string"},"fetchedAt":{"type":"number"},"agents":{"type":"array","items":{"type":"object","required":["id","name","version","description","packages"],"properties":{"id":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"},"version":{"type":"string"},"description":{"type":"string"},"repository":{"type":"string"},"license":{"type":"string"},"packages":{"type":"array","items":{"type":"object","required":["runner","package","args","env","installs"],"properties":{"runner":{"type":"string","enum":["npx","uvx"]},"package":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"object","additionalProperties":{"type":"string"}},"installs":{"type":"boolean"}}}},"archive":{"type":"object","required":["archive","cmd","args"],"properties":{"archive":{"type":"string"},"cmd":{"type":"string"},"args":{"type":"array","items":{"type":"string"}}}}}}},"skipped":{"type":"array","items":{"type":"object","required":["entry","message"],"properties":{"entry":{"type":"string"},"message":{"type":"string"},"wording":{"$ref":"part0"}}}},"problem":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate244(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agents === undefined) && (missing0 = "agents")) || ((data.skipped === undefined) && (missing0 = "skipped"))){
return lacks(validate244, instancePath, missing0);
}
else {
if(data.source !== undefined){
if(typeof data.source !== "string"){
return fail(validate244, instancePath+"/source", message2);
}
}
else {
}
{
if(data.fetchedAt !== undefined){
let data1 = data.fetchedAt;
if(!((typeof data1 == "number") && (isFinite(data1)))){
return fail(validate244, instancePath+"/fetchedAt", message0);
}
}
else {
}
{
if(data.agents !== undefined){
let data2 = data.agents;
{
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((((((data3.id === undefined) && (missing1 = "id")) || ((data3.name === undefined) && (missing1 = "name"))) || ((data3.version === undefined) && (missing1 = "version"))) || ((data3.description === undefined) && (missing1 = "description"))) || ((data3.packages === undefined) && (missing1 = "packages"))){
return lacks(validate244, instancePath+"/agents/" + i0, missing1);
}
else {
if(data3.id !== undefined){
let data4 = data3.id;
{
if(typeof data4 === "string"){
if(data4.length > 512){
return fail(validate244, instancePath+"/agents/" + i0+"/id", message3);
}
else {
if(data4.length < 1){
return fail(validate244, instancePath+"/agents/" + i0+"/id", message4);
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/id", message2);
}
}
}
else {
}
{
if(data3.name !== undefined){
if(typeof data3.name !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/name", message2);
}
}
else {
}
{
if(data3.version !== undefined){
if(typeof data3.version !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/version", message2);
}
}
else {
}
{
if(data3.description !== undefined){
if(typeof data3.description !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/description", message2);
}
}
else {
}
{
if(data3.repository !== undefined){
if(typeof data3.repository !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/repository", message2);
}
}
else {
}
{
if(data3.license !== undefined){
if(typeof data3.license !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/license", message2);
}
}
else {
}
{
if(data3.packages !== undefined){
let data10 = data3.packages;
{
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if((((((data11.runner === undefined) && (missing2 = "runner")) || ((data11.package === undefined) && (missing2 = "package"))) || ((data11.args === undefined) && (missing2 = "args"))) || ((data11.env === undefined) && (missing2 = "env"))) || ((data11.installs === undefined) && (missing2 = "installs"))){
return lacks(validate244, instancePath+"/agents/" + i0+"/packages/" + i1, missing2);
}
else {
if(data11.runner !== undefined){
let data12 = data11.runner;
if(typeof data12 !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/runner", message2);
}
if(!((data12 === "npx") || (data12 === "uvx"))){
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/runner", message10);
}
}
else {
}
{
if(data11.package !== undefined){
if(typeof data11.package !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/package", message2);
}
}
else {
}
{
if(data11.args !== undefined){
let data14 = data11.args;
{
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/args/" + i2, message2);
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/args", message19);
}
}
}
else {
}
{
if(data11.env !== undefined){
let data16 = data11.env;
{
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
for(const key0 in data16){
if(typeof data16[key0] !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/env/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"), message2);
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/env", message6);
}
}
}
else {
}
{
if(data11.installs !== undefined){
if(typeof data11.installs !== "boolean"){
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1+"/installs", message7);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/packages/" + i1, message6);
}
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/packages", message19);
}
}
}
else {
}
{
if(data3.archive !== undefined){
let data19 = data3.archive;
{
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing3;
if((((data19.archive === undefined) && (missing3 = "archive")) || ((data19.cmd === undefined) && (missing3 = "cmd"))) || ((data19.args === undefined) && (missing3 = "args"))){
return lacks(validate244, instancePath+"/agents/" + i0+"/archive", missing3);
}
else {
if(data19.archive !== undefined){
if(typeof data19.archive !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/archive/archive", message2);
}
}
else {
}
{
if(data19.cmd !== undefined){
if(typeof data19.cmd !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/archive/cmd", message2);
}
}
else {
}
{
if(data19.args !== undefined){
let data22 = data19.args;
{
if(Array.isArray(data22)){
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
if(typeof data22[i3] !== "string"){
return fail(validate244, instancePath+"/agents/" + i0+"/archive/args/" + i3, message2);
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/archive/args", message19);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate244, instancePath+"/agents/" + i0+"/archive", message6);
}
}
}
else {
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
return fail(validate244, instancePath+"/agents/" + i0, message6);
}
}
}
}
else {
return fail(validate244, instancePath+"/agents", message19);
}
}
}
else {
}
{
if(data.skipped !== undefined){
let data24 = data.skipped;
{
if(Array.isArray(data24)){
const len4 = data24.length;
for(let i4=0; i4<len4; i4++){
let data25 = data24[i4];
{
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
let missing4;
if(((data25.entry === undefined) && (missing4 = "entry")) || ((data25.message === undefined) && (missing4 = "message"))){
return lacks(validate244, instancePath+"/skipped/" + i4, missing4);
}
else {
if(data25.entry !== undefined){
if(typeof data25.entry !== "string"){
return fail(validate244, instancePath+"/skipped/" + i4+"/entry", message2);
}
}
else {
}
{
if(data25.message !== undefined){
if(typeof data25.message !== "string"){
return fail(validate244, instancePath+"/skipped/" + i4+"/message", message2);
}
}
else {
}
{
if(data25.wording !== undefined){
if(!(validate24(data25.wording, instancePath+"/skipped/" + i4+"/wording"))){
return failAs(validate244, validate24);
}
}
else {
}
}
}
}
}
else {
return fail(validate244, instancePath+"/skipped/" + i4, message6);
}
}
}
}
else {
return fail(validate244, instancePath+"/skipped", message19);
}
}
}
else {
}
{
if(data.problem !== undefined){
if(typeof data.problem !== "string"){
return fail(validate244, instancePath+"/problem", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate244, validate24);
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate244, instancePath, message6);
}
}
validate244.errors = vErrors;
return errors === 0;
}

const check141 = validate247;
const schema177 = {"type":"object","required":["planId","package","command","commandWithScripts","folder"],"$id":"check141","properties":{"planId":{"type":"string","minLength":1,"maxLength":512},"package":{"type":"string"},"command":{"type":"array","items":{"type":"string"}},"commandWithScripts":{"type":"array","items":{"type":"string"}},"folder":{"type":"string"},"needsScripts":{"type":"boolean","const":true}}};

function validate247(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.planId === undefined) && (missing0 = "planId")) || ((data.package === undefined) && (missing0 = "package"))) || ((data.command === undefined) && (missing0 = "command"))) || ((data.commandWithScripts === undefined) && (missing0 = "commandWithScripts"))) || ((data.folder === undefined) && (missing0 = "folder"))){
return lacks(validate247, instancePath, missing0);
}
else {
if(data.planId !== undefined){
let data0 = data.planId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate247, instancePath+"/planId", message3);
}
else {
if(data0.length < 1){
return fail(validate247, instancePath+"/planId", message4);
}
}
}
else {
return fail(validate247, instancePath+"/planId", message2);
}
}
}
else {
}
{
if(data.package !== undefined){
if(typeof data.package !== "string"){
return fail(validate247, instancePath+"/package", message2);
}
}
else {
}
{
if(data.command !== undefined){
let data2 = data.command;
{
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
return fail(validate247, instancePath+"/command/" + i0, message2);
}
}
}
else {
return fail(validate247, instancePath+"/command", message19);
}
}
}
else {
}
{
if(data.commandWithScripts !== undefined){
let data4 = data.commandWithScripts;
{
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
return fail(validate247, instancePath+"/commandWithScripts/" + i1, message2);
}
}
}
else {
return fail(validate247, instancePath+"/commandWithScripts", message19);
}
}
}
else {
}
{
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate247, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.needsScripts !== undefined){
let data7 = data.needsScripts;
if(typeof data7 !== "boolean"){
return fail(validate247, instancePath+"/needsScripts", message7);
}
if(true !== data7){
return fail(validate247, instancePath+"/needsScripts", message1);
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate247, instancePath, message6);
}
}
validate247.errors = vErrors;
return errors === 0;
}

const check142 = validate248;
const schema178 = {"type":"object","required":["jobId"],"$id":"check142","properties":{"jobId":{"type":"string","minLength":1,"maxLength":512}}};

function validate248(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobId === undefined) && (missing0 = "jobId")){
return lacks(validate248, instancePath, missing0);
}
else {
if(data.jobId !== undefined){
let data0 = data.jobId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate248, instancePath+"/jobId", message3);
}
else {
if(data0.length < 1){
return fail(validate248, instancePath+"/jobId", message4);
}
}
}
else {
return fail(validate248, instancePath+"/jobId", message2);
}
}
}
}
}
else {
return fail(validate248, instancePath, message6);
}
}
validate248.errors = vErrors;
return errors === 0;
}

const check143 = validate249;
const schema179 = {"type":"object","$id":"check143","properties":{}};

function validate249(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate249, instancePath, message6);
}
}
validate249.errors = vErrors;
return errors === 0;
}

const check144 = validate250;
const schema180 = {"type":"object","required":["jobId"],"$id":"check144","properties":{"jobId":{"type":"string","minLength":1,"maxLength":512}}};

function validate250(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.jobId === undefined) && (missing0 = "jobId")){
return lacks(validate250, instancePath, missing0);
}
else {
if(data.jobId !== undefined){
let data0 = data.jobId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate250, instancePath+"/jobId", message3);
}
else {
if(data0.length < 1){
return fail(validate250, instancePath+"/jobId", message4);
}
}
}
else {
return fail(validate250, instancePath+"/jobId", message2);
}
}
}
}
}
else {
return fail(validate250, instancePath, message6);
}
}
validate250.errors = vErrors;
return errors === 0;
}

const check145 = validate251;
const schema181 = {"type":"object","required":["more","revision","output"],"$id":"check145","properties":{"more":{"type":"boolean"},"revision":{"type":"integer","minimum":0,"maximum":9007199254740991},"output":{"type":"string"},"install":{"type":"object","required":["state"],"properties":{"state":{"type":"string","enum":["running","done","failed","cancelled"]},"exitCode":{"type":"integer"},"message":{"type":"string"},"wording":{"$ref":"part0"},"launch":{"type":"object","required":["command","args"],"properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}}}},"skippedScripts":{"type":"array","items":{"type":"string"}}}},"report":{"type":"object","required":["outcome","message","tookMs"],"properties":{"outcome":{"type":"string","enum":["works","notFound","wrongNode","needsLogin","crashed","silent","notAcp","failed"]},"message":{"type":"string"},"wording":{"$ref":"part0"},"tookMs":{"type":"integer","minimum":0,"maximum":9007199254740991},"agent":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"version":{"type":"string"}}},"protocolVersion":{"type":"integer"},"abilities":{"type":"array","items":{"type":"string"}},"modes":{"type":"array","items":{"type":"object","required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}}},"currentMode":{"type":"string"},"goesOn":{"type":"string","enum":["resume","load","none"]},"logins":{"type":"array","items":{"type":"object","required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"type":{"type":"string"}}}},"exitCode":{"type":"integer"},"signal":{"type":"string"},"stderr":{"type":"string"},"printed":{"type":"string"},"searched":{"type":"array","items":{"type":"string"}}}}}};

function validate251(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.more === undefined) && (missing0 = "more")) || ((data.revision === undefined) && (missing0 = "revision"))) || ((data.output === undefined) && (missing0 = "output"))){
return lacks(validate251, instancePath, missing0);
}
else {
if(data.more !== undefined){
if(typeof data.more !== "boolean"){
return fail(validate251, instancePath+"/more", message7);
}
}
else {
}
{
if(data.revision !== undefined){
let data1 = data.revision;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate251, instancePath+"/revision", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate251, instancePath+"/revision", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate251, instancePath+"/revision", message13);
}
}
}
}
}
else {
}
{
if(data.output !== undefined){
if(typeof data.output !== "string"){
return fail(validate251, instancePath+"/output", message2);
}
}
else {
}
{
if(data.install !== undefined){
let data3 = data.install;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if((data3.state === undefined) && (missing1 = "state")){
return lacks(validate251, instancePath+"/install", missing1);
}
else {
if(data3.state !== undefined){
let data4 = data3.state;
if(typeof data4 !== "string"){
return fail(validate251, instancePath+"/install/state", message2);
}
if(!((((data4 === "running") || (data4 === "done")) || (data4 === "failed")) || (data4 === "cancelled"))){
return fail(validate251, instancePath+"/install/state", message10);
}
}
else {
}
{
if(data3.exitCode !== undefined){
let data5 = data3.exitCode;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate251, instancePath+"/install/exitCode", message11);
}
}
else {
}
{
if(data3.message !== undefined){
if(typeof data3.message !== "string"){
return fail(validate251, instancePath+"/install/message", message2);
}
}
else {
}
{
if(data3.wording !== undefined){
if(!(validate24(data3.wording, instancePath+"/install/wording"))){
return failAs(validate251, validate24);
}
}
else {
}
{
if(data3.launch !== undefined){
let data8 = data3.launch;
{
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.command === undefined) && (missing2 = "command")) || ((data8.args === undefined) && (missing2 = "args"))){
return lacks(validate251, instancePath+"/install/launch", missing2);
}
else {
if(data8.command !== undefined){
if(typeof data8.command !== "string"){
return fail(validate251, instancePath+"/install/launch/command", message2);
}
}
else {
}
{
if(data8.args !== undefined){
let data10 = data8.args;
{
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
return fail(validate251, instancePath+"/install/launch/args/" + i0, message2);
}
}
}
else {
return fail(validate251, instancePath+"/install/launch/args", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate251, instancePath+"/install/launch", message6);
}
}
}
else {
}
{
if(data3.skippedScripts !== undefined){
let data12 = data3.skippedScripts;
{
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(typeof data12[i1] !== "string"){
return fail(validate251, instancePath+"/install/skippedScripts/" + i1, message2);
}
}
}
else {
return fail(validate251, instancePath+"/install/skippedScripts", message19);
}
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate251, instancePath+"/install", message6);
}
}
}
else {
}
{
if(data.report !== undefined){
let data14 = data.report;
{
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((((data14.outcome === undefined) && (missing3 = "outcome")) || ((data14.message === undefined) && (missing3 = "message"))) || ((data14.tookMs === undefined) && (missing3 = "tookMs"))){
return lacks(validate251, instancePath+"/report", missing3);
}
else {
if(data14.outcome !== undefined){
let data15 = data14.outcome;
if(typeof data15 !== "string"){
return fail(validate251, instancePath+"/report/outcome", message2);
}
if(!((((((((data15 === "works") || (data15 === "notFound")) || (data15 === "wrongNode")) || (data15 === "needsLogin")) || (data15 === "crashed")) || (data15 === "silent")) || (data15 === "notAcp")) || (data15 === "failed"))){
return fail(validate251, instancePath+"/report/outcome", message10);
}
}
else {
}
{
if(data14.message !== undefined){
if(typeof data14.message !== "string"){
return fail(validate251, instancePath+"/report/message", message2);
}
}
else {
}
{
if(data14.wording !== undefined){
if(!(validate24(data14.wording, instancePath+"/report/wording"))){
return failAs(validate251, validate24);
}
}
else {
}
{
if(data14.tookMs !== undefined){
let data18 = data14.tookMs;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
return fail(validate251, instancePath+"/report/tookMs", message11);
}
{
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
return fail(validate251, instancePath+"/report/tookMs", message12);
}
else {
if(data18 < 0 || isNaN(data18)){
return fail(validate251, instancePath+"/report/tookMs", message13);
}
}
}
}
}
else {
}
{
if(data14.agent !== undefined){
let data19 = data14.agent;
{
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
let missing4;
if((data19.name === undefined) && (missing4 = "name")){
return lacks(validate251, instancePath+"/report/agent", missing4);
}
else {
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
return fail(validate251, instancePath+"/report/agent/name", message2);
}
}
else {
}
{
if(data19.title !== undefined){
if(typeof data19.title !== "string"){
return fail(validate251, instancePath+"/report/agent/title", message2);
}
}
else {
}
{
if(data19.version !== undefined){
if(typeof data19.version !== "string"){
return fail(validate251, instancePath+"/report/agent/version", message2);
}
}
else {
}
}
}
}
}
else {
return fail(validate251, instancePath+"/report/agent", message6);
}
}
}
else {
}
{
if(data14.protocolVersion !== undefined){
let data23 = data14.protocolVersion;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
return fail(validate251, instancePath+"/report/protocolVersion", message11);
}
}
else {
}
{
if(data14.abilities !== undefined){
let data24 = data14.abilities;
{
if(Array.isArray(data24)){
const len2 = data24.length;
for(let i2=0; i2<len2; i2++){
if(typeof data24[i2] !== "string"){
return fail(validate251, instancePath+"/report/abilities/" + i2, message2);
}
}
}
else {
return fail(validate251, instancePath+"/report/abilities", message19);
}
}
}
else {
}
{
if(data14.modes !== undefined){
let data26 = data14.modes;
{
if(Array.isArray(data26)){
const len3 = data26.length;
for(let i3=0; i3<len3; i3++){
let data27 = data26[i3];
{
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if(((data27.id === undefined) && (missing5 = "id")) || ((data27.name === undefined) && (missing5 = "name"))){
return lacks(validate251, instancePath+"/report/modes/" + i3, missing5);
}
else {
if(data27.id !== undefined){
if(typeof data27.id !== "string"){
return fail(validate251, instancePath+"/report/modes/" + i3+"/id", message2);
}
}
else {
}
{
if(data27.name !== undefined){
if(typeof data27.name !== "string"){
return fail(validate251, instancePath+"/report/modes/" + i3+"/name", message2);
}
}
else {
}
}
}
}
else {
return fail(validate251, instancePath+"/report/modes/" + i3, message6);
}
}
}
}
else {
return fail(validate251, instancePath+"/report/modes", message19);
}
}
}
else {
}
{
if(data14.currentMode !== undefined){
if(typeof data14.currentMode !== "string"){
return fail(validate251, instancePath+"/report/currentMode", message2);
}
}
else {
}
{
if(data14.goesOn !== undefined){
let data31 = data14.goesOn;
if(typeof data31 !== "string"){
return fail(validate251, instancePath+"/report/goesOn", message2);
}
if(!(((data31 === "resume") || (data31 === "load")) || (data31 === "none"))){
return fail(validate251, instancePath+"/report/goesOn", message10);
}
}
else {
}
{
if(data14.logins !== undefined){
let data32 = data14.logins;
{
if(Array.isArray(data32)){
const len4 = data32.length;
for(let i4=0; i4<len4; i4++){
let data33 = data32[i4];
{
if(data33 && typeof data33 == "object" && !Array.isArray(data33)){
let missing6;
if(((data33.id === undefined) && (missing6 = "id")) || ((data33.name === undefined) && (missing6 = "name"))){
return lacks(validate251, instancePath+"/report/logins/" + i4, missing6);
}
else {
if(data33.id !== undefined){
if(typeof data33.id !== "string"){
return fail(validate251, instancePath+"/report/logins/" + i4+"/id", message2);
}
}
else {
}
{
if(data33.name !== undefined){
if(typeof data33.name !== "string"){
return fail(validate251, instancePath+"/report/logins/" + i4+"/name", message2);
}
}
else {
}
{
if(data33.description !== undefined){
if(typeof data33.description !== "string"){
return fail(validate251, instancePath+"/report/logins/" + i4+"/description", message2);
}
}
else {
}
{
if(data33.type !== undefined){
if(typeof data33.type !== "string"){
return fail(validate251, instancePath+"/report/logins/" + i4+"/type", message2);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate251, instancePath+"/report/logins/" + i4, message6);
}
}
}
}
else {
return fail(validate251, instancePath+"/report/logins", message19);
}
}
}
else {
}
{
if(data14.exitCode !== undefined){
let data38 = data14.exitCode;
if(!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))){
return fail(validate251, instancePath+"/report/exitCode", message11);
}
}
else {
}
{
if(data14.signal !== undefined){
if(typeof data14.signal !== "string"){
return fail(validate251, instancePath+"/report/signal", message2);
}
}
else {
}
{
if(data14.stderr !== undefined){
if(typeof data14.stderr !== "string"){
return fail(validate251, instancePath+"/report/stderr", message2);
}
}
else {
}
{
if(data14.printed !== undefined){
if(typeof data14.printed !== "string"){
return fail(validate251, instancePath+"/report/printed", message2);
}
}
else {
}
{
if(data14.searched !== undefined){
let data42 = data14.searched;
{
if(Array.isArray(data42)){
const len5 = data42.length;
for(let i5=0; i5<len5; i5++){
if(typeof data42[i5] !== "string"){
return fail(validate251, instancePath+"/report/searched/" + i5, message2);
}
}
}
else {
return fail(validate251, instancePath+"/report/searched", message19);
}
}
}
else {
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
}
}
}
}
}
else {
return fail(validate251, instancePath+"/report", message6);
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate251, instancePath, message6);
}
}
validate251.errors = vErrors;
return errors === 0;
}

const check146 = validate254;
const schema182 = {"type":"object","$id":"check146","properties":{}};

function validate254(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate254, instancePath, message6);
}
}
validate254.errors = vErrors;
return errors === 0;
}

const check147 = validate255;
const schema183 = {"type":"object","required":["folder","servers","problems","isBehind","isBusy"],"$id":"check147","properties":{"folder":{"type":"string"},"servers":{"type":"array","items":{"type":"object","required":["name","from","status","isOn","isOnByDefault","isInUse"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"from":{"type":"string","enum":["user","workspace"]},"transport":{"type":"string","enum":["stdio","http","sse"]},"file":{"type":"string"},"status":{"type":"string","enum":["given","off","untrusted","needsApproval","notSupported","invalid","secretMissing"]},"reason":{"type":"string"},"wording":{"$ref":"part0"},"isOn":{"type":"boolean"},"isOnByDefault":{"type":"boolean"},"isInUse":{"type":"boolean"},"isOutdated":{"type":"boolean"},"shown":{"type":"object","required":["values"],"properties":{"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"url":{"type":"string"},"values":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}}}},"approval":{"type":"string"},"isApproved":{"type":"boolean"}}}},"problems":{"type":"array","items":{"$ref":"part27"}},"isBehind":{"type":"boolean"},"isBusy":{"type":"boolean"}}};

function validate255(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.folder === undefined) && (missing0 = "folder")) || ((data.servers === undefined) && (missing0 = "servers"))) || ((data.problems === undefined) && (missing0 = "problems"))) || ((data.isBehind === undefined) && (missing0 = "isBehind"))) || ((data.isBusy === undefined) && (missing0 = "isBusy"))){
return lacks(validate255, instancePath, missing0);
}
else {
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate255, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.servers !== undefined){
let data1 = data.servers;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((data2.name === undefined) && (missing1 = "name")) || ((data2.from === undefined) && (missing1 = "from"))) || ((data2.status === undefined) && (missing1 = "status"))) || ((data2.isOn === undefined) && (missing1 = "isOn"))) || ((data2.isOnByDefault === undefined) && (missing1 = "isOnByDefault"))) || ((data2.isInUse === undefined) && (missing1 = "isInUse"))){
return lacks(validate255, instancePath+"/servers/" + i0, missing1);
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
{
if(typeof data3 === "string"){
if(data3.length > 100){
return fail(validate255, instancePath+"/servers/" + i0+"/name", message8);
}
else {
if(data3.length < 1){
return fail(validate255, instancePath+"/servers/" + i0+"/name", message4);
}
}
}
else {
return fail(validate255, instancePath+"/servers/" + i0+"/name", message2);
}
}
}
else {
}
{
if(data2.from !== undefined){
let data4 = data2.from;
if(typeof data4 !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/from", message2);
}
if(!((data4 === "user") || (data4 === "workspace"))){
return fail(validate255, instancePath+"/servers/" + i0+"/from", message10);
}
}
else {
}
{
if(data2.transport !== undefined){
let data5 = data2.transport;
if(typeof data5 !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/transport", message2);
}
if(!(((data5 === "stdio") || (data5 === "http")) || (data5 === "sse"))){
return fail(validate255, instancePath+"/servers/" + i0+"/transport", message10);
}
}
else {
}
{
if(data2.file !== undefined){
if(typeof data2.file !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/file", message2);
}
}
else {
}
{
if(data2.status !== undefined){
let data7 = data2.status;
if(typeof data7 !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/status", message2);
}
if(!(((((((data7 === "given") || (data7 === "off")) || (data7 === "untrusted")) || (data7 === "needsApproval")) || (data7 === "notSupported")) || (data7 === "invalid")) || (data7 === "secretMissing"))){
return fail(validate255, instancePath+"/servers/" + i0+"/status", message10);
}
}
else {
}
{
if(data2.reason !== undefined){
if(typeof data2.reason !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/reason", message2);
}
}
else {
}
{
if(data2.wording !== undefined){
if(!(validate24(data2.wording, instancePath+"/servers/" + i0+"/wording"))){
return failAs(validate255, validate24);
}
}
else {
}
{
if(data2.isOn !== undefined){
if(typeof data2.isOn !== "boolean"){
return fail(validate255, instancePath+"/servers/" + i0+"/isOn", message7);
}
}
else {
}
{
if(data2.isOnByDefault !== undefined){
if(typeof data2.isOnByDefault !== "boolean"){
return fail(validate255, instancePath+"/servers/" + i0+"/isOnByDefault", message7);
}
}
else {
}
{
if(data2.isInUse !== undefined){
if(typeof data2.isInUse !== "boolean"){
return fail(validate255, instancePath+"/servers/" + i0+"/isInUse", message7);
}
}
else {
}
{
if(data2.isOutdated !== undefined){
if(typeof data2.isOutdated !== "boolean"){
return fail(validate255, instancePath+"/servers/" + i0+"/isOutdated", message7);
}
}
else {
}
{
if(data2.shown !== undefined){
let data14 = data2.shown;
{
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing2;
if((data14.values === undefined) && (missing2 = "values")){
return lacks(validate255, instancePath+"/servers/" + i0+"/shown", missing2);
}
else {
if(data14.command !== undefined){
if(typeof data14.command !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/shown/command", message2);
}
}
else {
}
{
if(data14.args !== undefined){
let data16 = data14.args;
{
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/shown/args/" + i1, message2);
}
}
}
else {
return fail(validate255, instancePath+"/servers/" + i0+"/shown/args", message19);
}
}
}
else {
}
{
if(data14.url !== undefined){
if(typeof data14.url !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/shown/url", message2);
}
}
else {
}
{
if(data14.values !== undefined){
let data19 = data14.values;
{
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
{
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
let missing3;
if((data20.name === undefined) && (missing3 = "name")){
return lacks(validate255, instancePath+"/servers/" + i0+"/shown/values/" + i2, missing3);
}
else {
if(data20.name !== undefined){
if(typeof data20.name !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/shown/values/" + i2+"/name", message2);
}
}
else {
}
{
if(data20.value !== undefined){
if(typeof data20.value !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/shown/values/" + i2+"/value", message2);
}
}
else {
}
}
}
}
else {
return fail(validate255, instancePath+"/servers/" + i0+"/shown/values/" + i2, message6);
}
}
}
}
else {
return fail(validate255, instancePath+"/servers/" + i0+"/shown/values", message19);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate255, instancePath+"/servers/" + i0+"/shown", message6);
}
}
}
else {
}
{
if(data2.approval !== undefined){
if(typeof data2.approval !== "string"){
return fail(validate255, instancePath+"/servers/" + i0+"/approval", message2);
}
}
else {
}
{
if(data2.isApproved !== undefined){
if(typeof data2.isApproved !== "boolean"){
return fail(validate255, instancePath+"/servers/" + i0+"/isApproved", message7);
}
}
else {
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
}
}
}
else {
return fail(validate255, instancePath+"/servers/" + i0, message6);
}
}
}
}
else {
return fail(validate255, instancePath+"/servers", message19);
}
}
}
else {
}
{
if(data.problems !== undefined){
let data25 = data.problems;
{
if(Array.isArray(data25)){
const len3 = data25.length;
for(let i3=0; i3<len3; i3++){
if(!(validate222(data25[i3], instancePath+"/problems/" + i3))){
return failAs(validate255, validate222);
}
}
}
else {
return fail(validate255, instancePath+"/problems", message19);
}
}
}
else {
}
{
if(data.isBehind !== undefined){
if(typeof data.isBehind !== "boolean"){
return fail(validate255, instancePath+"/isBehind", message7);
}
}
else {
}
{
if(data.isBusy !== undefined){
if(typeof data.isBusy !== "boolean"){
return fail(validate255, instancePath+"/isBusy", message7);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate255, instancePath, message6);
}
}
validate255.errors = vErrors;
return errors === 0;
}

const check148 = validate258;
const schema184 = {"type":"object","$id":"check148","properties":{}};

function validate258(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate258, instancePath, message6);
}
}
validate258.errors = vErrors;
return errors === 0;
}

const check149 = validate259;
const schema185 = {"type":"object","$id":"check149","properties":{}};

function validate259(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate259, instancePath, message6);
}
}
validate259.errors = vErrors;
return errors === 0;
}

const check150 = validate260;
const schema186 = {"type":"object","$id":"check150","properties":{}};

function validate260(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate260, instancePath, message6);
}
}
validate260.errors = vErrors;
return errors === 0;
}

const check151 = validate261;
const schema187 = {"type":"object","$id":"check151","properties":{}};

function validate261(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate261, instancePath, message6);
}
}
validate261.errors = vErrors;
return errors === 0;
}

const check152 = validate262;
const schema188 = {"type":"object","required":["file","servers"],"$id":"check152","properties":{"file":{"type":"string"},"servers":{"type":"array","items":{"type":"object","required":["name","values","isOn"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"transport":{"type":"string","enum":["stdio","http","sse"]},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"url":{"type":"string"},"values":{"type":"array","items":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"safe":{"type":"string"},"secret":{"type":"boolean"}}}},"isOn":{"type":"boolean"},"problem":{"type":"string"},"wording":{"$ref":"part0"}}}}}};

function validate262(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.file === undefined) && (missing0 = "file")) || ((data.servers === undefined) && (missing0 = "servers"))){
return lacks(validate262, instancePath, missing0);
}
else {
if(data.file !== undefined){
if(typeof data.file !== "string"){
return fail(validate262, instancePath+"/file", message2);
}
}
else {
}
{
if(data.servers !== undefined){
let data1 = data.servers;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((((data2.name === undefined) && (missing1 = "name")) || ((data2.values === undefined) && (missing1 = "values"))) || ((data2.isOn === undefined) && (missing1 = "isOn"))){
return lacks(validate262, instancePath+"/servers/" + i0, missing1);
}
else {
if(data2.name !== undefined){
let data3 = data2.name;
{
if(typeof data3 === "string"){
if(data3.length > 100){
return fail(validate262, instancePath+"/servers/" + i0+"/name", message8);
}
else {
if(data3.length < 1){
return fail(validate262, instancePath+"/servers/" + i0+"/name", message4);
}
}
}
else {
return fail(validate262, instancePath+"/servers/" + i0+"/name", message2);
}
}
}
else {
}
{
if(data2.transport !== undefined){
let data4 = data2.transport;
if(typeof data4 !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/transport", message2);
}
if(!(((data4 === "stdio") || (data4 === "http")) || (data4 === "sse"))){
return fail(validate262, instancePath+"/servers/" + i0+"/transport", message10);
}
}
else {
}
{
if(data2.command !== undefined){
if(typeof data2.command !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/command", message2);
}
}
else {
}
{
if(data2.args !== undefined){
let data6 = data2.args;
{
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(typeof data6[i1] !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/args/" + i1, message2);
}
}
}
else {
return fail(validate262, instancePath+"/servers/" + i0+"/args", message19);
}
}
}
else {
}
{
if(data2.url !== undefined){
if(typeof data2.url !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/url", message2);
}
}
else {
}
{
if(data2.values !== undefined){
let data9 = data2.values;
{
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
let data10 = data9[i2];
{
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
let missing2;
if((data10.name === undefined) && (missing2 = "name")){
return lacks(validate262, instancePath+"/servers/" + i0+"/values/" + i2, missing2);
}
else {
if(data10.name !== undefined){
if(typeof data10.name !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/values/" + i2+"/name", message2);
}
}
else {
}
{
if(data10.safe !== undefined){
if(typeof data10.safe !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/values/" + i2+"/safe", message2);
}
}
else {
}
{
if(data10.secret !== undefined){
if(typeof data10.secret !== "boolean"){
return fail(validate262, instancePath+"/servers/" + i0+"/values/" + i2+"/secret", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate262, instancePath+"/servers/" + i0+"/values/" + i2, message6);
}
}
}
}
else {
return fail(validate262, instancePath+"/servers/" + i0+"/values", message19);
}
}
}
else {
}
{
if(data2.isOn !== undefined){
if(typeof data2.isOn !== "boolean"){
return fail(validate262, instancePath+"/servers/" + i0+"/isOn", message7);
}
}
else {
}
{
if(data2.problem !== undefined){
if(typeof data2.problem !== "string"){
return fail(validate262, instancePath+"/servers/" + i0+"/problem", message2);
}
}
else {
}
{
if(data2.wording !== undefined){
if(!(validate24(data2.wording, instancePath+"/servers/" + i0+"/wording"))){
return failAs(validate262, validate24);
}
}
else {
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
return fail(validate262, instancePath+"/servers/" + i0, message6);
}
}
}
}
else {
return fail(validate262, instancePath+"/servers", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate262, instancePath, message6);
}
}
validate262.errors = vErrors;
return errors === 0;
}

const check153 = validate264;
const schema189 = {"type":"object","$id":"check153","properties":{}};

function validate264(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate264, instancePath, message6);
}
}
validate264.errors = vErrors;
return errors === 0;
}

const check154 = validate265;
const schema190 = {"type":"object","$id":"check154","properties":{}};

function validate265(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate265, instancePath, message6);
}
}
validate265.errors = vErrors;
return errors === 0;
}

const check155 = validate266;
const schema191 = {"type":"object","required":["attempts"],"$id":"check155","properties":{"attempts":{"type":"array","items":{"type":"object","required":["agentId","methodId","state"],"properties":{"agentId":{"type":"string","minLength":1,"maxLength":512},"methodId":{"type":"string","minLength":1,"maxLength":512},"state":{"type":"string","enum":["running","checking","failed","cancelled"]},"message":{"type":"string"},"wording":{"$ref":"part0"}}}}}};

function validate266(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.attempts === undefined) && (missing0 = "attempts")){
return lacks(validate266, instancePath, missing0);
}
else {
if(data.attempts !== undefined){
let data0 = data.attempts;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.agentId === undefined) && (missing1 = "agentId")) || ((data1.methodId === undefined) && (missing1 = "methodId"))) || ((data1.state === undefined) && (missing1 = "state"))){
return lacks(validate266, instancePath+"/attempts/" + i0, missing1);
}
else {
if(data1.agentId !== undefined){
let data2 = data1.agentId;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate266, instancePath+"/attempts/" + i0+"/agentId", message3);
}
else {
if(data2.length < 1){
return fail(validate266, instancePath+"/attempts/" + i0+"/agentId", message4);
}
}
}
else {
return fail(validate266, instancePath+"/attempts/" + i0+"/agentId", message2);
}
}
}
else {
}
{
if(data1.methodId !== undefined){
let data3 = data1.methodId;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate266, instancePath+"/attempts/" + i0+"/methodId", message3);
}
else {
if(data3.length < 1){
return fail(validate266, instancePath+"/attempts/" + i0+"/methodId", message4);
}
}
}
else {
return fail(validate266, instancePath+"/attempts/" + i0+"/methodId", message2);
}
}
}
else {
}
{
if(data1.state !== undefined){
let data4 = data1.state;
if(typeof data4 !== "string"){
return fail(validate266, instancePath+"/attempts/" + i0+"/state", message2);
}
if(!((((data4 === "running") || (data4 === "checking")) || (data4 === "failed")) || (data4 === "cancelled"))){
return fail(validate266, instancePath+"/attempts/" + i0+"/state", message10);
}
}
else {
}
{
if(data1.message !== undefined){
if(typeof data1.message !== "string"){
return fail(validate266, instancePath+"/attempts/" + i0+"/message", message2);
}
}
else {
}
{
if(data1.wording !== undefined){
if(!(validate24(data1.wording, instancePath+"/attempts/" + i0+"/wording"))){
return failAs(validate266, validate24);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate266, instancePath+"/attempts/" + i0, message6);
}
}
}
}
else {
return fail(validate266, instancePath+"/attempts", message19);
}
}
}
}
}
else {
return fail(validate266, instancePath, message6);
}
}
validate266.errors = vErrors;
return errors === 0;
}

const check156 = validate268;
const schema192 = {"type":"object","$id":"check156","properties":{}};

function validate268(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate268, instancePath, message6);
}
}
validate268.errors = vErrors;
return errors === 0;
}

const check157 = validate269;
const schema193 = {"type":"object","$id":"check157","properties":{}};

function validate269(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate269, instancePath, message6);
}
}
validate269.errors = vErrors;
return errors === 0;
}

const check158 = validate270;
const schema194 = {"type":"object","required":["kept"],"$id":"check158","properties":{"kept":{"type":"string","enum":["editor","file","untilExit"]}}};

function validate270(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.kept === undefined) && (missing0 = "kept")){
return lacks(validate270, instancePath, missing0);
}
else {
if(data.kept !== undefined){
let data0 = data.kept;
if(typeof data0 !== "string"){
return fail(validate270, instancePath+"/kept", message2);
}
if(!(((data0 === "editor") || (data0 === "file")) || (data0 === "untilExit"))){
return fail(validate270, instancePath+"/kept", message10);
}
}
}
}
else {
return fail(validate270, instancePath, message6);
}
}
validate270.errors = vErrors;
return errors === 0;
}

const check159 = validate271;
const schema195 = {"type":"object","required":["command","shell","hidden"],"$id":"check159","properties":{"command":{"type":"string"},"shell":{"type":"string","enum":["posix","powershell"]},"hidden":{"type":"array","items":{"type":"string"}}}};

function validate271(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.command === undefined) && (missing0 = "command")) || ((data.shell === undefined) && (missing0 = "shell"))) || ((data.hidden === undefined) && (missing0 = "hidden"))){
return lacks(validate271, instancePath, missing0);
}
else {
if(data.command !== undefined){
if(typeof data.command !== "string"){
return fail(validate271, instancePath+"/command", message2);
}
}
else {
}
{
if(data.shell !== undefined){
let data1 = data.shell;
if(typeof data1 !== "string"){
return fail(validate271, instancePath+"/shell", message2);
}
if(!((data1 === "posix") || (data1 === "powershell"))){
return fail(validate271, instancePath+"/shell", message10);
}
}
else {
}
{
if(data.hidden !== undefined){
let data2 = data.hidden;
{
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
return fail(validate271, instancePath+"/hidden/" + i0, message2);
}
}
}
else {
return fail(validate271, instancePath+"/hidden", message19);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate271, instancePath, message6);
}
}
validate271.errors = vErrors;
return errors === 0;
}

const check160 = validate272;
const schema196 = {"type":"object","required":["loggedIn"],"$id":"check160","properties":{"loggedIn":{"type":"boolean"}}};

function validate272(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.loggedIn === undefined) && (missing0 = "loggedIn")){
return lacks(validate272, instancePath, missing0);
}
else {
if(data.loggedIn !== undefined){
if(typeof data.loggedIn !== "boolean"){
return fail(validate272, instancePath+"/loggedIn", message7);
}
}
}
}
else {
return fail(validate272, instancePath, message6);
}
}
validate272.errors = vErrors;
return errors === 0;
}

const check161 = validate273;
const schema197 = {"type":"object","required":["state","accounts","methods","canLogOut","hasProviders"],"$id":"check161","properties":{"state":{"type":"string","enum":["loggedIn","loggedOut","notRequired","unknown"]},"accounts":{"type":"array","items":{"type":"object","required":["label"],"properties":{"label":{"type":"string"},"detail":{"type":"string"},"active":{"type":"boolean"}}}},"methods":{"type":"array","items":{"type":"object","required":["id","name","kind"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"type":"string"},"kind":{"type":"string","enum":["agent","variables","terminal"]},"link":{"type":"string"},"variables":{"type":"array","items":{"type":"object","required":["name","secret","optional"],"properties":{"name":{"type":"string"},"label":{"type":"string"},"secret":{"type":"boolean"},"optional":{"type":"boolean"}}}}}}},"canLogOut":{"type":"boolean"},"hasProviders":{"type":"boolean"}}};

function validate273(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.state === undefined) && (missing0 = "state")) || ((data.accounts === undefined) && (missing0 = "accounts"))) || ((data.methods === undefined) && (missing0 = "methods"))) || ((data.canLogOut === undefined) && (missing0 = "canLogOut"))) || ((data.hasProviders === undefined) && (missing0 = "hasProviders"))){
return lacks(validate273, instancePath, missing0);
}
else {
if(data.state !== undefined){
let data0 = data.state;
if(typeof data0 !== "string"){
return fail(validate273, instancePath+"/state", message2);
}
if(!((((data0 === "loggedIn") || (data0 === "loggedOut")) || (data0 === "notRequired")) || (data0 === "unknown"))){
return fail(validate273, instancePath+"/state", message10);
}
}
else {
}
{
if(data.accounts !== undefined){
let data1 = data.accounts;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if((data2.label === undefined) && (missing1 = "label")){
return lacks(validate273, instancePath+"/accounts/" + i0, missing1);
}
else {
if(data2.label !== undefined){
if(typeof data2.label !== "string"){
return fail(validate273, instancePath+"/accounts/" + i0+"/label", message2);
}
}
else {
}
{
if(data2.detail !== undefined){
if(typeof data2.detail !== "string"){
return fail(validate273, instancePath+"/accounts/" + i0+"/detail", message2);
}
}
else {
}
{
if(data2.active !== undefined){
if(typeof data2.active !== "boolean"){
return fail(validate273, instancePath+"/accounts/" + i0+"/active", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate273, instancePath+"/accounts/" + i0, message6);
}
}
}
}
else {
return fail(validate273, instancePath+"/accounts", message19);
}
}
}
else {
}
{
if(data.methods !== undefined){
let data6 = data.methods;
{
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
let data7 = data6[i1];
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if((((data7.id === undefined) && (missing2 = "id")) || ((data7.name === undefined) && (missing2 = "name"))) || ((data7.kind === undefined) && (missing2 = "kind"))){
return lacks(validate273, instancePath+"/methods/" + i1, missing2);
}
else {
if(data7.id !== undefined){
if(typeof data7.id !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/id", message2);
}
}
else {
}
{
if(data7.name !== undefined){
if(typeof data7.name !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/name", message2);
}
}
else {
}
{
if(data7.description !== undefined){
if(typeof data7.description !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/description", message2);
}
}
else {
}
{
if(data7.kind !== undefined){
let data11 = data7.kind;
if(typeof data11 !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/kind", message2);
}
if(!(((data11 === "agent") || (data11 === "variables")) || (data11 === "terminal"))){
return fail(validate273, instancePath+"/methods/" + i1+"/kind", message10);
}
}
else {
}
{
if(data7.link !== undefined){
if(typeof data7.link !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/link", message2);
}
}
else {
}
{
if(data7.variables !== undefined){
let data13 = data7.variables;
{
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
{
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing3;
if((((data14.name === undefined) && (missing3 = "name")) || ((data14.secret === undefined) && (missing3 = "secret"))) || ((data14.optional === undefined) && (missing3 = "optional"))){
return lacks(validate273, instancePath+"/methods/" + i1+"/variables/" + i2, missing3);
}
else {
if(data14.name !== undefined){
if(typeof data14.name !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/variables/" + i2+"/name", message2);
}
}
else {
}
{
if(data14.label !== undefined){
if(typeof data14.label !== "string"){
return fail(validate273, instancePath+"/methods/" + i1+"/variables/" + i2+"/label", message2);
}
}
else {
}
{
if(data14.secret !== undefined){
if(typeof data14.secret !== "boolean"){
return fail(validate273, instancePath+"/methods/" + i1+"/variables/" + i2+"/secret", message7);
}
}
else {
}
{
if(data14.optional !== undefined){
if(typeof data14.optional !== "boolean"){
return fail(validate273, instancePath+"/methods/" + i1+"/variables/" + i2+"/optional", message7);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate273, instancePath+"/methods/" + i1+"/variables/" + i2, message6);
}
}
}
}
else {
return fail(validate273, instancePath+"/methods/" + i1+"/variables", message19);
}
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate273, instancePath+"/methods/" + i1, message6);
}
}
}
}
else {
return fail(validate273, instancePath+"/methods", message19);
}
}
}
else {
}
{
if(data.canLogOut !== undefined){
if(typeof data.canLogOut !== "boolean"){
return fail(validate273, instancePath+"/canLogOut", message7);
}
}
else {
}
{
if(data.hasProviders !== undefined){
if(typeof data.hasProviders !== "boolean"){
return fail(validate273, instancePath+"/hasProviders", message7);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate273, instancePath, message6);
}
}
validate273.errors = vErrors;
return errors === 0;
}

const check162 = validate274;
const schema198 = {"type":"object","$id":"check162","properties":{}};

function validate274(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate274, instancePath, message6);
}
}
validate274.errors = vErrors;
return errors === 0;
}

const check163 = validate275;
const schema199 = {"type":"object","required":["providers"],"$id":"check163","properties":{"providers":{"type":"array","items":{"type":"object","required":["providerId","supported","required"],"properties":{"providerId":{"type":"string"},"supported":{"type":"array","items":{"type":"string"}},"required":{"type":"boolean"},"current":{"type":"object","required":["apiType","baseUrl"],"properties":{"apiType":{"type":"string"},"baseUrl":{"type":"string"}}}}}}}};

function validate275(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.providers === undefined) && (missing0 = "providers")){
return lacks(validate275, instancePath, missing0);
}
else {
if(data.providers !== undefined){
let data0 = data.providers;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((data1.providerId === undefined) && (missing1 = "providerId")) || ((data1.supported === undefined) && (missing1 = "supported"))) || ((data1.required === undefined) && (missing1 = "required"))){
return lacks(validate275, instancePath+"/providers/" + i0, missing1);
}
else {
if(data1.providerId !== undefined){
if(typeof data1.providerId !== "string"){
return fail(validate275, instancePath+"/providers/" + i0+"/providerId", message2);
}
}
else {
}
{
if(data1.supported !== undefined){
let data3 = data1.supported;
{
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
if(typeof data3[i1] !== "string"){
return fail(validate275, instancePath+"/providers/" + i0+"/supported/" + i1, message2);
}
}
}
else {
return fail(validate275, instancePath+"/providers/" + i0+"/supported", message19);
}
}
}
else {
}
{
if(data1.required !== undefined){
if(typeof data1.required !== "boolean"){
return fail(validate275, instancePath+"/providers/" + i0+"/required", message7);
}
}
else {
}
{
if(data1.current !== undefined){
let data6 = data1.current;
{
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing2;
if(((data6.apiType === undefined) && (missing2 = "apiType")) || ((data6.baseUrl === undefined) && (missing2 = "baseUrl"))){
return lacks(validate275, instancePath+"/providers/" + i0+"/current", missing2);
}
else {
if(data6.apiType !== undefined){
if(typeof data6.apiType !== "string"){
return fail(validate275, instancePath+"/providers/" + i0+"/current/apiType", message2);
}
}
else {
}
{
if(data6.baseUrl !== undefined){
if(typeof data6.baseUrl !== "string"){
return fail(validate275, instancePath+"/providers/" + i0+"/current/baseUrl", message2);
}
}
else {
}
}
}
}
else {
return fail(validate275, instancePath+"/providers/" + i0+"/current", message6);
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate275, instancePath+"/providers/" + i0, message6);
}
}
}
}
else {
return fail(validate275, instancePath+"/providers", message19);
}
}
}
}
}
else {
return fail(validate275, instancePath, message6);
}
}
validate275.errors = vErrors;
return errors === 0;
}

const check164 = validate276;
const schema200 = {"type":"object","$id":"check164","properties":{}};

function validate276(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate276, instancePath, message6);
}
}
validate276.errors = vErrors;
return errors === 0;
}

const check165 = validate277;
const schema201 = {"type":"object","$id":"check165","properties":{}};

function validate277(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate277, instancePath, message6);
}
}
validate277.errors = vErrors;
return errors === 0;
}

const check166 = validate278;
const schema202 = {"type":"object","required":["sessionId"],"$id":"check166","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate278(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate278, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate278, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate278, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate278, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate278, instancePath, message6);
}
}
validate278.errors = vErrors;
return errors === 0;
}

const check167 = validate279;
const schema203 = {"type":"object","required":["sessions","more"],"$id":"check167","properties":{"sessions":{"$ref":"part23"},"more":{"type":"boolean"}}};

function validate279(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.more === undefined) && (missing0 = "more"))){
return lacks(validate279, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
if(!(validate194(data.sessions, instancePath+"/sessions"))){
return failAs(validate279, validate194);
}
}
else {
}
{
if(data.more !== undefined){
if(typeof data.more !== "boolean"){
return fail(validate279, instancePath+"/more", message7);
}
}
else {
}
}
}
}
else {
return fail(validate279, instancePath, message6);
}
}
validate279.errors = vErrors;
return errors === 0;
}

const check168 = validate281;
const schema204 = {"$id":"check168","anyOf":[{"$ref":"part17"},{"$ref":"part22"}]};

function validate281(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate178(data, instancePath))){
vErrors = addAll(vErrors, validate178);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate189(data, instancePath))){
vErrors = addAll(vErrors, validate189);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate281.errors = vErrors;
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
validate281.errors = vErrors;
return errors === 0;
}

const check169 = validate284;
const schema205 = {"type":"object","$id":"check169","properties":{}};

function validate284(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate284, instancePath, message6);
}
}
validate284.errors = vErrors;
return errors === 0;
}

const check170 = validate285;
const schema206 = {"type":"object","$id":"check170","properties":{}};

function validate285(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate285, instancePath, message6);
}
}
validate285.errors = vErrors;
return errors === 0;
}

const check171 = validate286;
const schema207 = {"type":"object","required":["through","firstTurn","turns"],"$id":"check171","properties":{"through":{"type":"integer","minimum":0,"maximum":9007199254740991},"firstTurn":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"$ref":"part20"}}};

function validate286(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.through === undefined) && (missing0 = "through")) || ((data.firstTurn === undefined) && (missing0 = "firstTurn"))) || ((data.turns === undefined) && (missing0 = "turns"))){
return lacks(validate286, instancePath, missing0);
}
else {
if(data.through !== undefined){
let data0 = data.through;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate286, instancePath+"/through", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate286, instancePath+"/through", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate286, instancePath+"/through", message13);
}
}
}
}
}
else {
}
{
if(data.firstTurn !== undefined){
let data1 = data.firstTurn;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate286, instancePath+"/firstTurn", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate286, instancePath+"/firstTurn", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate286, instancePath+"/firstTurn", message13);
}
}
}
}
}
else {
}
{
if(data.turns !== undefined){
if(!(validate183(data.turns, instancePath+"/turns"))){
return failAs(validate286, validate183);
}
}
else {
}
}
}
}
}
else {
return fail(validate286, instancePath, message6);
}
}
validate286.errors = vErrors;
return errors === 0;
}

const check172 = validate288;
const schema208 = {"type":"object","$id":"check172","properties":{}};

function validate288(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate288, instancePath, message6);
}
}
validate288.errors = vErrors;
return errors === 0;
}

const check173 = validate289;
const schema209 = {"type":"object","$id":"check173","properties":{}};

function validate289(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate289, instancePath, message6);
}
}
validate289.errors = vErrors;
return errors === 0;
}

const check174 = validate290;
const schema210 = {"type":"object","required":["restarted"],"$id":"check174","properties":{"restarted":{"type":"boolean"},"others":{"$ref":"part30"}}};
const schema211 = {"type":"array","items":{"type":"object","required":["sessionId","title","running"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"running":{"type":"boolean"}}},"$id":"part30"};

function validate291(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.sessionId === undefined) && (missing0 = "sessionId")) || ((data0.title === undefined) && (missing0 = "title"))) || ((data0.running === undefined) && (missing0 = "running"))){
return lacks(validate291, instancePath+"/" + i0, missing0);
}
else {
if(data0.sessionId !== undefined){
let data1 = data0.sessionId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate291, instancePath+"/" + i0+"/sessionId", message3);
}
else {
if(data1.length < 1){
return fail(validate291, instancePath+"/" + i0+"/sessionId", message4);
}
}
}
else {
return fail(validate291, instancePath+"/" + i0+"/sessionId", message2);
}
}
}
else {
}
{
if(data0.title !== undefined){
if(typeof data0.title !== "string"){
return fail(validate291, instancePath+"/" + i0+"/title", message2);
}
}
else {
}
{
if(data0.running !== undefined){
if(typeof data0.running !== "boolean"){
return fail(validate291, instancePath+"/" + i0+"/running", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate291, instancePath+"/" + i0, message6);
}
}
}
}
else {
return fail(validate291, instancePath, message19);
}
}
validate291.errors = vErrors;
return errors === 0;
}


function validate290(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.restarted === undefined) && (missing0 = "restarted")){
return lacks(validate290, instancePath, missing0);
}
else {
if(data.restarted !== undefined){
if(typeof data.restarted !== "boolean"){
return fail(validate290, instancePath+"/restarted", message7);
}
}
else {
}
{
if(data.others !== undefined){
if(!(validate291(data.others, instancePath+"/others"))){
return failAs(validate290, validate291);
}
}
else {
}
}
}
}
else {
return fail(validate290, instancePath, message6);
}
}
validate290.errors = vErrors;
return errors === 0;
}

const check175 = validate293;
const schema212 = {"type":"object","$id":"check175","properties":{}};

function validate293(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate293, instancePath, message6);
}
}
validate293.errors = vErrors;
return errors === 0;
}

const check176 = validate294;
const schema213 = {"type":"object","$id":"check176","properties":{}};

function validate294(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate294, instancePath, message6);
}
}
validate294.errors = vErrors;
return errors === 0;
}

const check177 = validate295;
const schema214 = {"type":"object","required":["sessionId"],"$id":"check177","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512}}};

function validate295(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate295, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate295, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate295, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate295, instancePath+"/sessionId", message2);
}
}
}
}
}
else {
return fail(validate295, instancePath, message6);
}
}
validate295.errors = vErrors;
return errors === 0;
}

const check178 = validate296;
const schema215 = {"type":"object","$id":"check178","properties":{}};

function validate296(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate296, instancePath, message6);
}
}
validate296.errors = vErrors;
return errors === 0;
}

const check179 = validate297;
const schema216 = {"type":"object","required":["status","queued"],"$id":"check179","properties":{"status":{"type":"string","enum":["accepted","duplicate"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate297(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.queued === undefined) && (missing0 = "queued"))){
return lacks(validate297, instancePath, missing0);
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
return fail(validate297, instancePath+"/status", message2);
}
if(!((data0 === "accepted") || (data0 === "duplicate"))){
return fail(validate297, instancePath+"/status", message10);
}
}
else {
}
{
if(data.queued !== undefined){
let data1 = data.queued;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate297, instancePath+"/queued", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate297, instancePath+"/queued", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate297, instancePath+"/queued", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate297, instancePath, message6);
}
}
validate297.errors = vErrors;
return errors === 0;
}

const check180 = validate298;
const schema217 = {"type":"object","$id":"check180","properties":{}};

function validate298(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate298, instancePath, message6);
}
}
validate298.errors = vErrors;
return errors === 0;
}

const check181 = validate299;
const schema218 = {"type":"object","required":["sessions","more"],"$id":"check181","properties":{"sessions":{"type":"array","items":{"type":"object","required":["sessionId","title","folder","agent","updatedAt","deletedAt","purgeAt"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"updatedAt":{"type":"number"},"deletedAt":{"type":"number"},"purgeAt":{"type":"number"}}}},"more":{"type":"boolean"}}};

function validate299(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.more === undefined) && (missing0 = "more"))){
return lacks(validate299, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((((((((data1.sessionId === undefined) && (missing1 = "sessionId")) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.folder === undefined) && (missing1 = "folder"))) || ((data1.agent === undefined) && (missing1 = "agent"))) || ((data1.updatedAt === undefined) && (missing1 = "updatedAt"))) || ((data1.deletedAt === undefined) && (missing1 = "deletedAt"))) || ((data1.purgeAt === undefined) && (missing1 = "purgeAt"))){
return lacks(validate299, instancePath+"/sessions/" + i0, missing1);
}
else {
if(data1.sessionId !== undefined){
let data2 = data1.sessionId;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate299, instancePath+"/sessions/" + i0+"/sessionId", message3);
}
else {
if(data2.length < 1){
return fail(validate299, instancePath+"/sessions/" + i0+"/sessionId", message4);
}
}
}
else {
return fail(validate299, instancePath+"/sessions/" + i0+"/sessionId", message2);
}
}
}
else {
}
{
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
return fail(validate299, instancePath+"/sessions/" + i0+"/title", message2);
}
}
else {
}
{
if(data1.folder !== undefined){
if(typeof data1.folder !== "string"){
return fail(validate299, instancePath+"/sessions/" + i0+"/folder", message2);
}
}
else {
}
{
if(data1.agent !== undefined){
if(typeof data1.agent !== "string"){
return fail(validate299, instancePath+"/sessions/" + i0+"/agent", message2);
}
}
else {
}
{
if(data1.updatedAt !== undefined){
let data6 = data1.updatedAt;
if(!((typeof data6 == "number") && (isFinite(data6)))){
return fail(validate299, instancePath+"/sessions/" + i0+"/updatedAt", message0);
}
}
else {
}
{
if(data1.deletedAt !== undefined){
let data7 = data1.deletedAt;
if(!((typeof data7 == "number") && (isFinite(data7)))){
return fail(validate299, instancePath+"/sessions/" + i0+"/deletedAt", message0);
}
}
else {
}
{
if(data1.purgeAt !== undefined){
let data8 = data1.purgeAt;
if(!((typeof data8 == "number") && (isFinite(data8)))){
return fail(validate299, instancePath+"/sessions/" + i0+"/purgeAt", message0);
}
}
else {
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
return fail(validate299, instancePath+"/sessions/" + i0, message6);
}
}
}
}
else {
return fail(validate299, instancePath+"/sessions", message19);
}
}
}
else {
}
{
if(data.more !== undefined){
if(typeof data.more !== "boolean"){
return fail(validate299, instancePath+"/more", message7);
}
}
else {
}
}
}
}
else {
return fail(validate299, instancePath, message6);
}
}
validate299.errors = vErrors;
return errors === 0;
}

const check182 = validate300;
const schema219 = {"type":"object","$id":"check182","properties":{}};

function validate300(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate300, instancePath, message6);
}
}
validate300.errors = vErrors;
return errors === 0;
}

const check183 = validate301;
const schema220 = {"type":"object","$id":"check183","properties":{}};

function validate301(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate301, instancePath, message6);
}
}
validate301.errors = vErrors;
return errors === 0;
}

const check184 = validate302;
const schema221 = {"type":"object","required":["text","hidden","done","total"],"$id":"check184","properties":{"text":{"type":"string"},"cursor":{"$ref":"part6"},"hidden":{"type":"integer","minimum":0,"maximum":9007199254740991},"done":{"type":"integer","minimum":0,"maximum":9007199254740991},"total":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate302(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.text === undefined) && (missing0 = "text")) || ((data.hidden === undefined) && (missing0 = "hidden"))) || ((data.done === undefined) && (missing0 = "done"))) || ((data.total === undefined) && (missing0 = "total"))){
return lacks(validate302, instancePath, missing0);
}
else {
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate302, instancePath+"/text", message2);
}
}
else {
}
{
if(data.cursor !== undefined){
if(!(validate127(data.cursor, instancePath+"/cursor"))){
return failAs(validate302, validate127);
}
}
else {
}
{
if(data.hidden !== undefined){
let data2 = data.hidden;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate302, instancePath+"/hidden", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate302, instancePath+"/hidden", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate302, instancePath+"/hidden", message13);
}
}
}
}
}
else {
}
{
if(data.done !== undefined){
let data3 = data.done;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate302, instancePath+"/done", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate302, instancePath+"/done", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate302, instancePath+"/done", message13);
}
}
}
}
}
else {
}
{
if(data.total !== undefined){
let data4 = data.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate302, instancePath+"/total", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate302, instancePath+"/total", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate302, instancePath+"/total", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate302, instancePath, message6);
}
}
validate302.errors = vErrors;
return errors === 0;
}

const check185 = validate304;
const schema222 = {"type":"object","required":["received","lines"],"$id":"check185","properties":{"received":{"type":"integer","minimum":0,"maximum":9007199254740991},"lines":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"$ref":"part25"}}};

function validate304(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.received === undefined) && (missing0 = "received")) || ((data.lines === undefined) && (missing0 = "lines"))){
return lacks(validate304, instancePath, missing0);
}
else {
if(data.received !== undefined){
let data0 = data.received;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate304, instancePath+"/received", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate304, instancePath+"/received", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate304, instancePath+"/received", message13);
}
}
}
}
}
else {
}
{
if(data.lines !== undefined){
let data1 = data.lines;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate304, instancePath+"/lines", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate304, instancePath+"/lines", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate304, instancePath+"/lines", message13);
}
}
}
}
}
else {
}
{
if(data.sessions !== undefined){
if(!(validate218(data.sessions, instancePath+"/sessions"))){
return failAs(validate304, validate218);
}
}
else {
}
}
}
}
}
else {
return fail(validate304, instancePath, message6);
}
}
validate304.errors = vErrors;
return errors === 0;
}

const check186 = validate306;
const schema223 = {"type":"object","$id":"check186","properties":{}};

function validate306(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate306, instancePath, message6);
}
}
validate306.errors = vErrors;
return errors === 0;
}

const check187 = validate307;
const schema224 = {"type":"object","required":["status","queued"],"$id":"check187","properties":{"status":{"type":"string","enum":["accepted","duplicate"]},"queued":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate307(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.queued === undefined) && (missing0 = "queued"))){
return lacks(validate307, instancePath, missing0);
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
return fail(validate307, instancePath+"/status", message2);
}
if(!((data0 === "accepted") || (data0 === "duplicate"))){
return fail(validate307, instancePath+"/status", message10);
}
}
else {
}
{
if(data.queued !== undefined){
let data1 = data.queued;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate307, instancePath+"/queued", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate307, instancePath+"/queued", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate307, instancePath+"/queued", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate307, instancePath, message6);
}
}
validate307.errors = vErrors;
return errors === 0;
}

const check188 = validate308;
const schema225 = {"type":"object","$id":"check188","properties":{}};

function validate308(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate308, instancePath, message6);
}
}
validate308.errors = vErrors;
return errors === 0;
}

const check189 = validate309;
const schema226 = {"type":"object","$id":"check189","properties":{}};

function validate309(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate309, instancePath, message6);
}
}
validate309.errors = vErrors;
return errors === 0;
}

const check190 = validate310;
const schema227 = {"type":"object","$id":"check190","properties":{}};

function validate310(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate310, instancePath, message6);
}
}
validate310.errors = vErrors;
return errors === 0;
}

const check191 = validate311;
const schema228 = {"type":"object","required":["stopped"],"$id":"check191","properties":{"stopped":{"type":"boolean"}}};

function validate311(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopped === undefined) && (missing0 = "stopped")){
return lacks(validate311, instancePath, missing0);
}
else {
if(data.stopped !== undefined){
if(typeof data.stopped !== "boolean"){
return fail(validate311, instancePath+"/stopped", message7);
}
}
}
}
else {
return fail(validate311, instancePath, message6);
}
}
validate311.errors = vErrors;
return errors === 0;
}

const check192 = validate312;
const schema229 = {"type":"object","$id":"check192","properties":{}};

function validate312(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate312, instancePath, message6);
}
}
validate312.errors = vErrors;
return errors === 0;
}

const check193 = validate313;
const schema230 = {"type":"object","required":["stopped"],"$id":"check193","properties":{"stopped":{"type":"boolean"},"others":{"$ref":"part30"}}};

function validate313(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopped === undefined) && (missing0 = "stopped")){
return lacks(validate313, instancePath, missing0);
}
else {
if(data.stopped !== undefined){
if(typeof data.stopped !== "boolean"){
return fail(validate313, instancePath+"/stopped", message7);
}
}
else {
}
{
if(data.others !== undefined){
if(!(validate291(data.others, instancePath+"/others"))){
return failAs(validate313, validate291);
}
}
else {
}
}
}
}
else {
return fail(validate313, instancePath, message6);
}
}
validate313.errors = vErrors;
return errors === 0;
}

const check194 = validate315;
const schema231 = {"type":"object","required":["draft"],"$id":"check194","properties":{"draft":{"$ref":"part31"}}};
const schema232 = {"type":"object","required":["revision","writer","text","setAside"],"properties":{"revision":{"type":"integer","minimum":0,"maximum":9007199254740991},"writer":{"type":"string","maxLength":512},"text":{"type":"string"},"attachments":{"$ref":"part14"},"setAside":{"$ref":"part32"}},"$id":"part31"};
const schema233 = {"type":"array","items":{"$ref":"part33"},"$id":"part32"};
const schema234 = {"type":"object","required":["asideId","writer","text","setAsideAt"],"properties":{"asideId":{"type":"string","minLength":1,"maxLength":512},"writer":{"type":"string","minLength":1,"maxLength":512},"text":{"type":"string"},"attachments":{"$ref":"part14"},"setAsideAt":{"type":"number"}},"$id":"part33"};

function validate319(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.asideId === undefined) && (missing0 = "asideId")) || ((data.writer === undefined) && (missing0 = "writer"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.setAsideAt === undefined) && (missing0 = "setAsideAt"))){
return lacks(validate319, instancePath, missing0);
}
else {
if(data.asideId !== undefined){
let data0 = data.asideId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate319, instancePath+"/asideId", message3);
}
else {
if(data0.length < 1){
return fail(validate319, instancePath+"/asideId", message4);
}
}
}
else {
return fail(validate319, instancePath+"/asideId", message2);
}
}
}
else {
}
{
if(data.writer !== undefined){
let data1 = data.writer;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate319, instancePath+"/writer", message3);
}
else {
if(data1.length < 1){
return fail(validate319, instancePath+"/writer", message4);
}
}
}
else {
return fail(validate319, instancePath+"/writer", message2);
}
}
}
else {
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate319, instancePath+"/text", message2);
}
}
else {
}
{
if(data.attachments !== undefined){
if(!(validate155(data.attachments, instancePath+"/attachments"))){
return failAs(validate319, validate155);
}
}
else {
}
{
if(data.setAsideAt !== undefined){
let data4 = data.setAsideAt;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return fail(validate319, instancePath+"/setAsideAt", message0);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate319, instancePath, message6);
}
}
validate319.errors = vErrors;
return errors === 0;
}


function validate318(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate319(data[i0], instancePath+"/" + i0))){
return failAs(validate318, validate319);
}
}
}
else {
return fail(validate318, instancePath, message19);
}
}
validate318.errors = vErrors;
return errors === 0;
}


function validate316(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.revision === undefined) && (missing0 = "revision")) || ((data.writer === undefined) && (missing0 = "writer"))) || ((data.text === undefined) && (missing0 = "text"))) || ((data.setAside === undefined) && (missing0 = "setAside"))){
return lacks(validate316, instancePath, missing0);
}
else {
if(data.revision !== undefined){
let data0 = data.revision;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate316, instancePath+"/revision", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate316, instancePath+"/revision", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate316, instancePath+"/revision", message13);
}
}
}
}
}
else {
}
{
if(data.writer !== undefined){
let data1 = data.writer;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate316, instancePath+"/writer", message3);
}
}
else {
return fail(validate316, instancePath+"/writer", message2);
}
}
}
else {
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate316, instancePath+"/text", message2);
}
}
else {
}
{
if(data.attachments !== undefined){
if(!(validate155(data.attachments, instancePath+"/attachments"))){
return failAs(validate316, validate155);
}
}
else {
}
{
if(data.setAside !== undefined){
if(!(validate318(data.setAside, instancePath+"/setAside"))){
return failAs(validate316, validate318);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate316, instancePath, message6);
}
}
validate316.errors = vErrors;
return errors === 0;
}


function validate315(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.draft === undefined) && (missing0 = "draft")){
return lacks(validate315, instancePath, missing0);
}
else {
if(data.draft !== undefined){
if(!(validate316(data.draft, instancePath+"/draft"))){
return failAs(validate315, validate316);
}
}
}
}
else {
return fail(validate315, instancePath, message6);
}
}
validate315.errors = vErrors;
return errors === 0;
}

const check195 = validate324;
const schema235 = {"type":"object","required":["status","draft"],"$id":"check195","properties":{"status":{"type":"string","enum":["kept","setAside","late"]},"draft":{"$ref":"part31"}}};

function validate324(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.status === undefined) && (missing0 = "status")) || ((data.draft === undefined) && (missing0 = "draft"))){
return lacks(validate324, instancePath, missing0);
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
return fail(validate324, instancePath+"/status", message2);
}
if(!(((data0 === "kept") || (data0 === "setAside")) || (data0 === "late"))){
return fail(validate324, instancePath+"/status", message10);
}
}
else {
}
{
if(data.draft !== undefined){
if(!(validate316(data.draft, instancePath+"/draft"))){
return failAs(validate324, validate316);
}
}
else {
}
}
}
}
else {
return fail(validate324, instancePath, message6);
}
}
validate324.errors = vErrors;
return errors === 0;
}

const check196 = validate326;
const schema236 = {"type":"object","required":["received"],"$id":"check196","properties":{"received":{"type":"integer","minimum":0,"maximum":9007199254740991},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"}}};

function validate326(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.received === undefined) && (missing0 = "received")){
return lacks(validate326, instancePath, missing0);
}
else {
if(data.received !== undefined){
let data0 = data.received;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate326, instancePath+"/received", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate326, instancePath+"/received", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate326, instancePath+"/received", message13);
}
}
}
}
}
else {
}
{
if(data.blob !== undefined){
let data1 = data.blob;
{
if(typeof data1 === "string"){
if(!pattern2.test(data1)){
return fail(validate326, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate326, instancePath+"/blob", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate326, instancePath, message6);
}
}
validate326.errors = vErrors;
return errors === 0;
}

const check197 = validate327;
const schema237 = {"type":"object","required":["data","size"],"$id":"check197","properties":{"data":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate327(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.data === undefined) && (missing0 = "data")) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate327, instancePath, missing0);
}
else {
if(data.data !== undefined){
if(typeof data.data !== "string"){
return fail(validate327, instancePath+"/data", message2);
}
}
else {
}
{
if(data.size !== undefined){
let data1 = data.size;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate327, instancePath+"/size", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate327, instancePath+"/size", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate327, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate327, instancePath, message6);
}
}
validate327.errors = vErrors;
return errors === 0;
}

const check198 = validate328;
const schema238 = {"type":"object","$id":"check198","properties":{}};

function validate328(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate328, instancePath, message6);
}
}
validate328.errors = vErrors;
return errors === 0;
}

const check199 = validate329;
const schema239 = {"type":"object","$id":"check199","properties":{"problems":{"type":"array","items":{"type":"object","required":["name","message","wording"],"properties":{"name":{"type":"string"},"message":{"type":"string"},"wording":{"$ref":"part0"}}}}}};

function validate329(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problems !== undefined){
let data0 = data.problems;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing0;
if((((data1.name === undefined) && (missing0 = "name")) || ((data1.message === undefined) && (missing0 = "message"))) || ((data1.wording === undefined) && (missing0 = "wording"))){
return lacks(validate329, instancePath+"/problems/" + i0, missing0);
}
else {
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
return fail(validate329, instancePath+"/problems/" + i0+"/name", message2);
}
}
else {
}
{
if(data1.message !== undefined){
if(typeof data1.message !== "string"){
return fail(validate329, instancePath+"/problems/" + i0+"/message", message2);
}
}
else {
}
{
if(data1.wording !== undefined){
if(!(validate24(data1.wording, instancePath+"/problems/" + i0+"/wording"))){
return failAs(validate329, validate24);
}
}
else {
}
}
}
}
}
else {
return fail(validate329, instancePath+"/problems/" + i0, message6);
}
}
}
}
else {
return fail(validate329, instancePath+"/problems", message19);
}
}
}
}
else {
return fail(validate329, instancePath, message6);
}
}
validate329.errors = vErrors;
return errors === 0;
}

const check200 = validate331;
const schema240 = {"type":"object","required":["results","more","waiting"],"$id":"check200","properties":{"results":{"type":"array","items":{"type":"object","required":["target","kind","title","folder","ts","snippet"],"properties":{"target":{"type":"object","required":["sessionId"],"properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"item":{"type":"string"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"kind":{"type":"string","enum":["title","prompt","answer","thought","tool"]},"title":{"type":"string"},"folder":{"type":"string"},"ts":{"type":"number"},"snippet":{"type":"object","required":["text","ranges"],"properties":{"text":{"type":"string"},"ranges":{"type":"array","items":{"type":"object","required":["start","end"],"properties":{"start":{"type":"integer","minimum":0,"maximum":9007199254740991},"end":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}}}}},"more":{"type":"boolean"},"waiting":{"type":"integer","minimum":0,"maximum":9007199254740991},"error":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate331(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.results === undefined) && (missing0 = "results")) || ((data.more === undefined) && (missing0 = "more"))) || ((data.waiting === undefined) && (missing0 = "waiting"))){
return lacks(validate331, instancePath, missing0);
}
else {
if(data.results !== undefined){
let data0 = data.results;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((((((data1.target === undefined) && (missing1 = "target")) || ((data1.kind === undefined) && (missing1 = "kind"))) || ((data1.title === undefined) && (missing1 = "title"))) || ((data1.folder === undefined) && (missing1 = "folder"))) || ((data1.ts === undefined) && (missing1 = "ts"))) || ((data1.snippet === undefined) && (missing1 = "snippet"))){
return lacks(validate331, instancePath+"/results/" + i0, missing1);
}
else {
if(data1.target !== undefined){
let data2 = data1.target;
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing2;
if((data2.sessionId === undefined) && (missing2 = "sessionId")){
return lacks(validate331, instancePath+"/results/" + i0+"/target", missing2);
}
else {
if(data2.sessionId !== undefined){
let data3 = data2.sessionId;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate331, instancePath+"/results/" + i0+"/target/sessionId", message3);
}
else {
if(data3.length < 1){
return fail(validate331, instancePath+"/results/" + i0+"/target/sessionId", message4);
}
}
}
else {
return fail(validate331, instancePath+"/results/" + i0+"/target/sessionId", message2);
}
}
}
else {
}
{
if(data2.turn !== undefined){
let data4 = data2.turn;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate331, instancePath+"/results/" + i0+"/target/turn", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate331, instancePath+"/results/" + i0+"/target/turn", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate331, instancePath+"/results/" + i0+"/target/turn", message13);
}
}
}
}
}
else {
}
{
if(data2.item !== undefined){
if(typeof data2.item !== "string"){
return fail(validate331, instancePath+"/results/" + i0+"/target/item", message2);
}
}
else {
}
{
if(data2.at !== undefined){
let data6 = data2.at;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate331, instancePath+"/results/" + i0+"/target/at", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate331, instancePath+"/results/" + i0+"/target/at", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate331, instancePath+"/results/" + i0+"/target/at", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate331, instancePath+"/results/" + i0+"/target", message6);
}
}
}
else {
}
{
if(data1.kind !== undefined){
let data7 = data1.kind;
if(typeof data7 !== "string"){
return fail(validate331, instancePath+"/results/" + i0+"/kind", message2);
}
if(!(((((data7 === "title") || (data7 === "prompt")) || (data7 === "answer")) || (data7 === "thought")) || (data7 === "tool"))){
return fail(validate331, instancePath+"/results/" + i0+"/kind", message10);
}
}
else {
}
{
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
return fail(validate331, instancePath+"/results/" + i0+"/title", message2);
}
}
else {
}
{
if(data1.folder !== undefined){
if(typeof data1.folder !== "string"){
return fail(validate331, instancePath+"/results/" + i0+"/folder", message2);
}
}
else {
}
{
if(data1.ts !== undefined){
let data10 = data1.ts;
if(!((typeof data10 == "number") && (isFinite(data10)))){
return fail(validate331, instancePath+"/results/" + i0+"/ts", message0);
}
}
else {
}
{
if(data1.snippet !== undefined){
let data11 = data1.snippet;
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing3;
if(((data11.text === undefined) && (missing3 = "text")) || ((data11.ranges === undefined) && (missing3 = "ranges"))){
return lacks(validate331, instancePath+"/results/" + i0+"/snippet", missing3);
}
else {
if(data11.text !== undefined){
if(typeof data11.text !== "string"){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/text", message2);
}
}
else {
}
{
if(data11.ranges !== undefined){
let data13 = data11.ranges;
{
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
{
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
let missing4;
if(((data14.start === undefined) && (missing4 = "start")) || ((data14.end === undefined) && (missing4 = "end"))){
return lacks(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1, missing4);
}
else {
if(data14.start !== undefined){
let data15 = data14.start;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/start", message11);
}
{
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/start", message12);
}
else {
if(data15 < 0 || isNaN(data15)){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/start", message13);
}
}
}
}
}
else {
}
{
if(data14.end !== undefined){
let data16 = data14.end;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/end", message11);
}
{
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/end", message12);
}
else {
if(data16 < 0 || isNaN(data16)){
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1+"/end", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges/" + i1, message6);
}
}
}
}
else {
return fail(validate331, instancePath+"/results/" + i0+"/snippet/ranges", message19);
}
}
}
else {
}
}
}
}
else {
return fail(validate331, instancePath+"/results/" + i0+"/snippet", message6);
}
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate331, instancePath+"/results/" + i0, message6);
}
}
}
}
else {
return fail(validate331, instancePath+"/results", message19);
}
}
}
else {
}
{
if(data.more !== undefined){
if(typeof data.more !== "boolean"){
return fail(validate331, instancePath+"/more", message7);
}
}
else {
}
{
if(data.waiting !== undefined){
let data18 = data.waiting;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
return fail(validate331, instancePath+"/waiting", message11);
}
{
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 > 9007199254740991 || isNaN(data18)){
return fail(validate331, instancePath+"/waiting", message12);
}
else {
if(data18 < 0 || isNaN(data18)){
return fail(validate331, instancePath+"/waiting", message13);
}
}
}
}
}
else {
}
{
if(data.error !== undefined){
if(typeof data.error !== "string"){
return fail(validate331, instancePath+"/error", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate331, validate24);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate331, instancePath, message6);
}
}
validate331.errors = vErrors;
return errors === 0;
}

const check201 = validate333;
const schema241 = {"type":"object","required":["sessions","documents"],"$id":"check201","properties":{"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"documents":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate333(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessions === undefined) && (missing0 = "sessions")) || ((data.documents === undefined) && (missing0 = "documents"))){
return lacks(validate333, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate333, instancePath+"/sessions", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate333, instancePath+"/sessions", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate333, instancePath+"/sessions", message13);
}
}
}
}
}
else {
}
{
if(data.documents !== undefined){
let data1 = data.documents;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate333, instancePath+"/documents", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate333, instancePath+"/documents", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate333, instancePath+"/documents", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate333, instancePath, message6);
}
}
validate333.errors = vErrors;
return errors === 0;
}

const check202 = validate334;
const schema242 = {"type":"object","$id":"check202","properties":{"trouble":{"type":"object","required":["reason","message","since"],"properties":{"reason":{"type":"string","enum":["full","read-only","unreachable"]},"message":{"type":"string"},"wording":{"$ref":"part0"},"since":{"type":"number"}}},"salvage":{"type":"object","required":["kept","bytes","sessions","harmed","lostEvents","at"],"properties":{"kept":{"type":"string"},"bytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"harmed":{"type":"integer","minimum":0,"maximum":9007199254740991},"lostEvents":{"type":"integer","minimum":0,"maximum":9007199254740991},"lostDrafts":{"type":"integer","minimum":0,"maximum":9007199254740991},"at":{"type":"number"}}}}};

function validate334(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.trouble !== undefined){
let data0 = data.trouble;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing0;
if((((data0.reason === undefined) && (missing0 = "reason")) || ((data0.message === undefined) && (missing0 = "message"))) || ((data0.since === undefined) && (missing0 = "since"))){
return lacks(validate334, instancePath+"/trouble", missing0);
}
else {
if(data0.reason !== undefined){
let data1 = data0.reason;
if(typeof data1 !== "string"){
return fail(validate334, instancePath+"/trouble/reason", message2);
}
if(!(((data1 === "full") || (data1 === "read-only")) || (data1 === "unreachable"))){
return fail(validate334, instancePath+"/trouble/reason", message10);
}
}
else {
}
{
if(data0.message !== undefined){
if(typeof data0.message !== "string"){
return fail(validate334, instancePath+"/trouble/message", message2);
}
}
else {
}
{
if(data0.wording !== undefined){
if(!(validate24(data0.wording, instancePath+"/trouble/wording"))){
return failAs(validate334, validate24);
}
}
else {
}
{
if(data0.since !== undefined){
let data4 = data0.since;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return fail(validate334, instancePath+"/trouble/since", message0);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate334, instancePath+"/trouble", message6);
}
}
}
else {
}
{
if(data.salvage !== undefined){
let data5 = data.salvage;
{
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((((((data5.kept === undefined) && (missing1 = "kept")) || ((data5.bytes === undefined) && (missing1 = "bytes"))) || ((data5.sessions === undefined) && (missing1 = "sessions"))) || ((data5.harmed === undefined) && (missing1 = "harmed"))) || ((data5.lostEvents === undefined) && (missing1 = "lostEvents"))) || ((data5.at === undefined) && (missing1 = "at"))){
return lacks(validate334, instancePath+"/salvage", missing1);
}
else {
if(data5.kept !== undefined){
if(typeof data5.kept !== "string"){
return fail(validate334, instancePath+"/salvage/kept", message2);
}
}
else {
}
{
if(data5.bytes !== undefined){
let data7 = data5.bytes;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return fail(validate334, instancePath+"/salvage/bytes", message11);
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
return fail(validate334, instancePath+"/salvage/bytes", message12);
}
else {
if(data7 < 0 || isNaN(data7)){
return fail(validate334, instancePath+"/salvage/bytes", message13);
}
}
}
}
}
else {
}
{
if(data5.sessions !== undefined){
let data8 = data5.sessions;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
return fail(validate334, instancePath+"/salvage/sessions", message11);
}
{
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
return fail(validate334, instancePath+"/salvage/sessions", message12);
}
else {
if(data8 < 0 || isNaN(data8)){
return fail(validate334, instancePath+"/salvage/sessions", message13);
}
}
}
}
}
else {
}
{
if(data5.harmed !== undefined){
let data9 = data5.harmed;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate334, instancePath+"/salvage/harmed", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate334, instancePath+"/salvage/harmed", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate334, instancePath+"/salvage/harmed", message13);
}
}
}
}
}
else {
}
{
if(data5.lostEvents !== undefined){
let data10 = data5.lostEvents;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return fail(validate334, instancePath+"/salvage/lostEvents", message11);
}
{
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
return fail(validate334, instancePath+"/salvage/lostEvents", message12);
}
else {
if(data10 < 0 || isNaN(data10)){
return fail(validate334, instancePath+"/salvage/lostEvents", message13);
}
}
}
}
}
else {
}
{
if(data5.lostDrafts !== undefined){
let data11 = data5.lostDrafts;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return fail(validate334, instancePath+"/salvage/lostDrafts", message11);
}
{
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
return fail(validate334, instancePath+"/salvage/lostDrafts", message12);
}
else {
if(data11 < 0 || isNaN(data11)){
return fail(validate334, instancePath+"/salvage/lostDrafts", message13);
}
}
}
}
}
else {
}
{
if(data5.at !== undefined){
let data12 = data5.at;
if(!((typeof data12 == "number") && (isFinite(data12)))){
return fail(validate334, instancePath+"/salvage/at", message0);
}
}
else {
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
return fail(validate334, instancePath+"/salvage", message6);
}
}
}
else {
}
}
}
else {
return fail(validate334, instancePath, message6);
}
}
validate334.errors = vErrors;
return errors === 0;
}

const check203 = validate336;
const schema243 = {"type":"object","required":["parts","counts","damagedFiles"],"$id":"check203","properties":{"parts":{"type":"object","required":["log","search","blobs","other","free","waiting","damaged","hubLogs"],"properties":{"log":{"type":"integer","minimum":0,"maximum":9007199254740991},"search":{"type":"integer","minimum":0,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991},"other":{"type":"integer","minimum":0,"maximum":9007199254740991},"free":{"type":"integer","minimum":0,"maximum":9007199254740991},"waiting":{"type":"integer","minimum":0,"maximum":9007199254740991},"damaged":{"type":"integer","minimum":0,"maximum":9007199254740991},"hubLogs":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"counts":{"$ref":"part34"},"damagedFiles":{"type":"array","items":{"type":"object","required":["path","bytes"],"properties":{"path":{"type":"string"},"bytes":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}}};
const schema244 = {"type":"object","required":["sessions","turns","events","deleted","damaged"],"properties":{"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"turns":{"type":"integer","minimum":0,"maximum":9007199254740991},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"deleted":{"type":"integer","minimum":0,"maximum":9007199254740991},"damaged":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part34"};

function validate337(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.sessions === undefined) && (missing0 = "sessions")) || ((data.turns === undefined) && (missing0 = "turns"))) || ((data.events === undefined) && (missing0 = "events"))) || ((data.deleted === undefined) && (missing0 = "deleted"))) || ((data.damaged === undefined) && (missing0 = "damaged"))){
return lacks(validate337, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate337, instancePath+"/sessions", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate337, instancePath+"/sessions", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate337, instancePath+"/sessions", message13);
}
}
}
}
}
else {
}
{
if(data.turns !== undefined){
let data1 = data.turns;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate337, instancePath+"/turns", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate337, instancePath+"/turns", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate337, instancePath+"/turns", message13);
}
}
}
}
}
else {
}
{
if(data.events !== undefined){
let data2 = data.events;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate337, instancePath+"/events", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate337, instancePath+"/events", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate337, instancePath+"/events", message13);
}
}
}
}
}
else {
}
{
if(data.deleted !== undefined){
let data3 = data.deleted;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate337, instancePath+"/deleted", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate337, instancePath+"/deleted", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate337, instancePath+"/deleted", message13);
}
}
}
}
}
else {
}
{
if(data.damaged !== undefined){
let data4 = data.damaged;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate337, instancePath+"/damaged", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate337, instancePath+"/damaged", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate337, instancePath+"/damaged", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate337, instancePath, message6);
}
}
validate337.errors = vErrors;
return errors === 0;
}


function validate336(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.parts === undefined) && (missing0 = "parts")) || ((data.counts === undefined) && (missing0 = "counts"))) || ((data.damagedFiles === undefined) && (missing0 = "damagedFiles"))){
return lacks(validate336, instancePath, missing0);
}
else {
if(data.parts !== undefined){
let data0 = data.parts;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if(((((((((data0.log === undefined) && (missing1 = "log")) || ((data0.search === undefined) && (missing1 = "search"))) || ((data0.blobs === undefined) && (missing1 = "blobs"))) || ((data0.other === undefined) && (missing1 = "other"))) || ((data0.free === undefined) && (missing1 = "free"))) || ((data0.waiting === undefined) && (missing1 = "waiting"))) || ((data0.damaged === undefined) && (missing1 = "damaged"))) || ((data0.hubLogs === undefined) && (missing1 = "hubLogs"))){
return lacks(validate336, instancePath+"/parts", missing1);
}
else {
if(data0.log !== undefined){
let data1 = data0.log;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate336, instancePath+"/parts/log", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate336, instancePath+"/parts/log", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate336, instancePath+"/parts/log", message13);
}
}
}
}
}
else {
}
{
if(data0.search !== undefined){
let data2 = data0.search;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate336, instancePath+"/parts/search", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate336, instancePath+"/parts/search", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate336, instancePath+"/parts/search", message13);
}
}
}
}
}
else {
}
{
if(data0.blobs !== undefined){
let data3 = data0.blobs;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate336, instancePath+"/parts/blobs", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate336, instancePath+"/parts/blobs", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate336, instancePath+"/parts/blobs", message13);
}
}
}
}
}
else {
}
{
if(data0.other !== undefined){
let data4 = data0.other;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate336, instancePath+"/parts/other", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate336, instancePath+"/parts/other", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate336, instancePath+"/parts/other", message13);
}
}
}
}
}
else {
}
{
if(data0.free !== undefined){
let data5 = data0.free;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate336, instancePath+"/parts/free", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate336, instancePath+"/parts/free", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate336, instancePath+"/parts/free", message13);
}
}
}
}
}
else {
}
{
if(data0.waiting !== undefined){
let data6 = data0.waiting;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate336, instancePath+"/parts/waiting", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate336, instancePath+"/parts/waiting", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate336, instancePath+"/parts/waiting", message13);
}
}
}
}
}
else {
}
{
if(data0.damaged !== undefined){
let data7 = data0.damaged;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return fail(validate336, instancePath+"/parts/damaged", message11);
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
return fail(validate336, instancePath+"/parts/damaged", message12);
}
else {
if(data7 < 0 || isNaN(data7)){
return fail(validate336, instancePath+"/parts/damaged", message13);
}
}
}
}
}
else {
}
{
if(data0.hubLogs !== undefined){
let data8 = data0.hubLogs;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
return fail(validate336, instancePath+"/parts/hubLogs", message11);
}
{
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
return fail(validate336, instancePath+"/parts/hubLogs", message12);
}
else {
if(data8 < 0 || isNaN(data8)){
return fail(validate336, instancePath+"/parts/hubLogs", message13);
}
}
}
}
}
else {
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
return fail(validate336, instancePath+"/parts", message6);
}
}
}
else {
}
{
if(data.counts !== undefined){
if(!(validate337(data.counts, instancePath+"/counts"))){
return failAs(validate336, validate337);
}
}
else {
}
{
if(data.damagedFiles !== undefined){
let data10 = data.damagedFiles;
{
if(Array.isArray(data10)){
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
{
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
let missing2;
if(((data11.path === undefined) && (missing2 = "path")) || ((data11.bytes === undefined) && (missing2 = "bytes"))){
return lacks(validate336, instancePath+"/damagedFiles/" + i0, missing2);
}
else {
if(data11.path !== undefined){
if(typeof data11.path !== "string"){
return fail(validate336, instancePath+"/damagedFiles/" + i0+"/path", message2);
}
}
else {
}
{
if(data11.bytes !== undefined){
let data13 = data11.bytes;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
return fail(validate336, instancePath+"/damagedFiles/" + i0+"/bytes", message11);
}
{
if((typeof data13 == "number") && (isFinite(data13))){
if(data13 > 9007199254740991 || isNaN(data13)){
return fail(validate336, instancePath+"/damagedFiles/" + i0+"/bytes", message12);
}
else {
if(data13 < 0 || isNaN(data13)){
return fail(validate336, instancePath+"/damagedFiles/" + i0+"/bytes", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate336, instancePath+"/damagedFiles/" + i0, message6);
}
}
}
}
else {
return fail(validate336, instancePath+"/damagedFiles", message19);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate336, instancePath, message6);
}
}
validate336.errors = vErrors;
return errors === 0;
}

const check204 = validate339;
const schema245 = {"type":"object","required":["more","report"],"$id":"check204","properties":{"more":{"type":"boolean"},"left":{"type":"integer","minimum":0,"maximum":9007199254740991},"report":{"type":"object","required":["problems","purged","indexed","documents","blobsRemoved","freedBytes"],"properties":{"counts":{"$ref":"part34"},"problems":{"type":"array","items":{"type":"string"}},"purged":{"type":"integer","minimum":0,"maximum":9007199254740991},"indexed":{"type":"integer","minimum":0,"maximum":9007199254740991},"documents":{"type":"integer","minimum":0,"maximum":9007199254740991},"blobsRemoved":{"type":"integer","minimum":0,"maximum":9007199254740991},"freedBytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"held":{"type":"boolean"}}}}};

function validate339(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.more === undefined) && (missing0 = "more")) || ((data.report === undefined) && (missing0 = "report"))){
return lacks(validate339, instancePath, missing0);
}
else {
if(data.more !== undefined){
if(typeof data.more !== "boolean"){
return fail(validate339, instancePath+"/more", message7);
}
}
else {
}
{
if(data.left !== undefined){
let data1 = data.left;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate339, instancePath+"/left", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate339, instancePath+"/left", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate339, instancePath+"/left", message13);
}
}
}
}
}
else {
}
{
if(data.report !== undefined){
let data2 = data.report;
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((((((data2.problems === undefined) && (missing1 = "problems")) || ((data2.purged === undefined) && (missing1 = "purged"))) || ((data2.indexed === undefined) && (missing1 = "indexed"))) || ((data2.documents === undefined) && (missing1 = "documents"))) || ((data2.blobsRemoved === undefined) && (missing1 = "blobsRemoved"))) || ((data2.freedBytes === undefined) && (missing1 = "freedBytes"))){
return lacks(validate339, instancePath+"/report", missing1);
}
else {
if(data2.counts !== undefined){
if(!(validate337(data2.counts, instancePath+"/report/counts"))){
return failAs(validate339, validate337);
}
}
else {
}
{
if(data2.problems !== undefined){
let data4 = data2.problems;
{
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(typeof data4[i0] !== "string"){
return fail(validate339, instancePath+"/report/problems/" + i0, message2);
}
}
}
else {
return fail(validate339, instancePath+"/report/problems", message19);
}
}
}
else {
}
{
if(data2.purged !== undefined){
let data6 = data2.purged;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate339, instancePath+"/report/purged", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate339, instancePath+"/report/purged", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate339, instancePath+"/report/purged", message13);
}
}
}
}
}
else {
}
{
if(data2.indexed !== undefined){
let data7 = data2.indexed;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
return fail(validate339, instancePath+"/report/indexed", message11);
}
{
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
return fail(validate339, instancePath+"/report/indexed", message12);
}
else {
if(data7 < 0 || isNaN(data7)){
return fail(validate339, instancePath+"/report/indexed", message13);
}
}
}
}
}
else {
}
{
if(data2.documents !== undefined){
let data8 = data2.documents;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
return fail(validate339, instancePath+"/report/documents", message11);
}
{
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
return fail(validate339, instancePath+"/report/documents", message12);
}
else {
if(data8 < 0 || isNaN(data8)){
return fail(validate339, instancePath+"/report/documents", message13);
}
}
}
}
}
else {
}
{
if(data2.blobsRemoved !== undefined){
let data9 = data2.blobsRemoved;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate339, instancePath+"/report/blobsRemoved", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate339, instancePath+"/report/blobsRemoved", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate339, instancePath+"/report/blobsRemoved", message13);
}
}
}
}
}
else {
}
{
if(data2.freedBytes !== undefined){
let data10 = data2.freedBytes;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return fail(validate339, instancePath+"/report/freedBytes", message11);
}
{
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
return fail(validate339, instancePath+"/report/freedBytes", message12);
}
else {
if(data10 < 0 || isNaN(data10)){
return fail(validate339, instancePath+"/report/freedBytes", message13);
}
}
}
}
}
else {
}
{
if(data2.held !== undefined){
if(typeof data2.held !== "boolean"){
return fail(validate339, instancePath+"/report/held", message7);
}
}
else {
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
return fail(validate339, instancePath+"/report", message6);
}
}
}
else {
}
}
}
}
}
else {
return fail(validate339, instancePath, message6);
}
}
validate339.errors = vErrors;
return errors === 0;
}

const check205 = validate341;
const schema246 = {"type":"object","required":["sessions","deleted","drafts","folders","bytes","logFiles"],"$id":"check205","properties":{"sessions":{"type":"integer","minimum":0,"maximum":9007199254740991},"deleted":{"type":"integer","minimum":0,"maximum":9007199254740991},"drafts":{"type":"integer","minimum":0,"maximum":9007199254740991},"folders":{"type":"integer","minimum":0,"maximum":9007199254740991},"bytes":{"type":"integer","minimum":0,"maximum":9007199254740991},"logFiles":{"type":"integer","minimum":0,"maximum":9007199254740991},"held":{"type":"boolean"}}};

function validate341(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessions === undefined) && (missing0 = "sessions")) || ((data.deleted === undefined) && (missing0 = "deleted"))) || ((data.drafts === undefined) && (missing0 = "drafts"))) || ((data.folders === undefined) && (missing0 = "folders"))) || ((data.bytes === undefined) && (missing0 = "bytes"))) || ((data.logFiles === undefined) && (missing0 = "logFiles"))){
return lacks(validate341, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
let data0 = data.sessions;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate341, instancePath+"/sessions", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate341, instancePath+"/sessions", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate341, instancePath+"/sessions", message13);
}
}
}
}
}
else {
}
{
if(data.deleted !== undefined){
let data1 = data.deleted;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate341, instancePath+"/deleted", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate341, instancePath+"/deleted", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate341, instancePath+"/deleted", message13);
}
}
}
}
}
else {
}
{
if(data.drafts !== undefined){
let data2 = data.drafts;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate341, instancePath+"/drafts", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate341, instancePath+"/drafts", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate341, instancePath+"/drafts", message13);
}
}
}
}
}
else {
}
{
if(data.folders !== undefined){
let data3 = data.folders;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate341, instancePath+"/folders", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate341, instancePath+"/folders", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate341, instancePath+"/folders", message13);
}
}
}
}
}
else {
}
{
if(data.bytes !== undefined){
let data4 = data.bytes;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate341, instancePath+"/bytes", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate341, instancePath+"/bytes", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate341, instancePath+"/bytes", message13);
}
}
}
}
}
else {
}
{
if(data.logFiles !== undefined){
let data5 = data.logFiles;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate341, instancePath+"/logFiles", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate341, instancePath+"/logFiles", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate341, instancePath+"/logFiles", message13);
}
}
}
}
}
else {
}
{
if(data.held !== undefined){
if(typeof data.held !== "boolean"){
return fail(validate341, instancePath+"/held", message7);
}
}
else {
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
return fail(validate341, instancePath, message6);
}
}
validate341.errors = vErrors;
return errors === 0;
}

const check206 = validate342;
const schema247 = {"type":"object","required":["status"],"$id":"check206","properties":{"status":{"type":"string","enum":["connecting","connected","stopped","error"]},"sessionId":{"type":"string","minLength":1,"maxLength":512},"retryCount":{"type":"integer","minimum":0,"maximum":9007199254740991},"lastError":{"type":"string"},"gapDetected":{"type":"boolean"}}};

function validate342(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.status === undefined) && (missing0 = "status")){
return lacks(validate342, instancePath, missing0);
}
else {
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
return fail(validate342, instancePath+"/status", message2);
}
if(!((((data0 === "connecting") || (data0 === "connected")) || (data0 === "stopped")) || (data0 === "error"))){
return fail(validate342, instancePath+"/status", message10);
}
}
else {
}
{
if(data.sessionId !== undefined){
let data1 = data.sessionId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate342, instancePath+"/sessionId", message3);
}
else {
if(data1.length < 1){
return fail(validate342, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate342, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.retryCount !== undefined){
let data2 = data.retryCount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate342, instancePath+"/retryCount", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate342, instancePath+"/retryCount", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate342, instancePath+"/retryCount", message13);
}
}
}
}
}
else {
}
{
if(data.lastError !== undefined){
if(typeof data.lastError !== "string"){
return fail(validate342, instancePath+"/lastError", message2);
}
}
else {
}
{
if(data.gapDetected !== undefined){
if(typeof data.gapDetected !== "boolean"){
return fail(validate342, instancePath+"/gapDetected", message7);
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate342, instancePath, message6);
}
}
validate342.errors = vErrors;
return errors === 0;
}

const check207 = validate343;
const schema248 = {"type":"object","required":["sessions"],"$id":"check207","properties":{"sessions":{"$ref":"part23"},"removed":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}},"activeSessionId":{"type":"string","minLength":1,"maxLength":512},"running":{"type":"integer","minimum":0,"maximum":9007199254740991},"pendingPermissions":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate343(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessions === undefined) && (missing0 = "sessions")){
return lacks(validate343, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
if(!(validate194(data.sessions, instancePath+"/sessions"))){
return failAs(validate343, validate194);
}
}
else {
}
{
if(data.removed !== undefined){
let data1 = data.removed;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate343, instancePath+"/removed/" + i0, message3);
}
else {
if(data2.length < 1){
return fail(validate343, instancePath+"/removed/" + i0, message4);
}
}
}
else {
return fail(validate343, instancePath+"/removed/" + i0, message2);
}
}
}
}
else {
return fail(validate343, instancePath+"/removed", message19);
}
}
}
else {
}
{
if(data.activeSessionId !== undefined){
let data3 = data.activeSessionId;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate343, instancePath+"/activeSessionId", message3);
}
else {
if(data3.length < 1){
return fail(validate343, instancePath+"/activeSessionId", message4);
}
}
}
else {
return fail(validate343, instancePath+"/activeSessionId", message2);
}
}
}
else {
}
{
if(data.running !== undefined){
let data4 = data.running;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate343, instancePath+"/running", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate343, instancePath+"/running", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate343, instancePath+"/running", message13);
}
}
}
}
}
else {
}
{
if(data.pendingPermissions !== undefined){
let data5 = data.pendingPermissions;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate343, instancePath+"/pendingPermissions", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate343, instancePath+"/pendingPermissions", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate343, instancePath+"/pendingPermissions", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate343, instancePath, message6);
}
}
validate343.errors = vErrors;
return errors === 0;
}

const check208 = validate345;
const schema249 = {"type":"object","required":["sessionId","events"],"$id":"check208","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"events":{"$ref":"part18"}}};

function validate345(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.events === undefined) && (missing0 = "events"))){
return lacks(validate345, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate345, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate345, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate345, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.events !== undefined){
if(!(validate179(data.events, instancePath+"/events"))){
return failAs(validate345, validate179);
}
}
else {
}
}
}
}
else {
return fail(validate345, instancePath, message6);
}
}
validate345.errors = vErrors;
return errors === 0;
}

const check209 = validate347;
const schema250 = {"type":"object","$id":"check209","properties":{}};

function validate347(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate347, instancePath, message6);
}
}
validate347.errors = vErrors;
return errors === 0;
}

const check210 = validate348;
const schema251 = {"type":"object","required":["folders"],"$id":"check210","properties":{"folders":{"$ref":"part28"}}};

function validate348(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.folders === undefined) && (missing0 = "folders")){
return lacks(validate348, instancePath, missing0);
}
else {
if(data.folders !== undefined){
if(!(validate226(data.folders, instancePath+"/folders"))){
return failAs(validate348, validate226);
}
}
}
}
else {
return fail(validate348, instancePath, message6);
}
}
validate348.errors = vErrors;
return errors === 0;
}

const check211 = validate350;
const schema252 = {"type":"object","$id":"check211","properties":{}};

function validate350(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(!(data && typeof data == "object" && !Array.isArray(data))){
return fail(validate350, instancePath, message6);
}
}
validate350.errors = vErrors;
return errors === 0;
}

const check212 = validate351;
const schema253 = {"type":"object","required":["windows"],"$id":"check212","properties":{"windows":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate351(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.windows === undefined) && (missing0 = "windows")){
return lacks(validate351, instancePath, missing0);
}
else {
if(data.windows !== undefined){
let data0 = data.windows;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate351, instancePath+"/windows", message11);
}
{
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
return fail(validate351, instancePath+"/windows", message12);
}
else {
if(data0 < 0 || isNaN(data0)){
return fail(validate351, instancePath+"/windows", message13);
}
}
}
}
}
}
}
else {
return fail(validate351, instancePath, message6);
}
}
validate351.errors = vErrors;
return errors === 0;
}

const check213 = validate352;
const schema254 = {"type":"object","required":["requestId","method","params"],"$id":"check213","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"method":{"type":"string","minLength":1,"maxLength":512},"params":{}}};

function validate352(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requestId === undefined) && (missing0 = "requestId")) || ((data.method === undefined) && (missing0 = "method"))) || ((data.params === undefined) && (missing0 = "params"))){
return lacks(validate352, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate352, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate352, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate352, instancePath+"/requestId", message2);
}
}
}
else {
}
{
if(data.method !== undefined){
let data1 = data.method;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate352, instancePath+"/method", message3);
}
else {
if(data1.length < 1){
return fail(validate352, instancePath+"/method", message4);
}
}
}
else {
return fail(validate352, instancePath+"/method", message2);
}
}
}
else {
}
}
}
}
else {
return fail(validate352, instancePath, message6);
}
}
validate352.errors = vErrors;
return errors === 0;
}

const check214 = validate353;
const schema255 = {"type":"object","required":["sessionId","draft"],"$id":"check214","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"draft":{"$ref":"part31"}}};

function validate353(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.draft === undefined) && (missing0 = "draft"))){
return lacks(validate353, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate353, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate353, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate353, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.draft !== undefined){
if(!(validate316(data.draft, instancePath+"/draft"))){
return failAs(validate353, validate316);
}
}
else {
}
}
}
}
else {
return fail(validate353, instancePath, message6);
}
}
validate353.errors = vErrors;
return errors === 0;
}

const check215 = validate355;
const schema256 = {"type":"object","required":["sessionId","index","id","ts","type","payload"],"$id":"check215","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}};

function validate355(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return lacks(validate355, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate355, instancePath+"/sessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate355, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate355, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.index !== undefined){
let data1 = data.index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate355, instancePath+"/index", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate355, instancePath+"/index", message12);
}
else {
if(data1 < 1 || isNaN(data1)){
return fail(validate355, instancePath+"/index", message25);
}
}
}
}
}
else {
}
{
if(data.from !== undefined){
let data2 = data.from;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate355, instancePath+"/from", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate355, instancePath+"/from", message12);
}
else {
if(data2 < 1 || isNaN(data2)){
return fail(validate355, instancePath+"/from", message25);
}
}
}
}
}
else {
}
{
if(data.id !== undefined){
let data3 = data.id;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate355, instancePath+"/id", message3);
}
else {
if(data3.length < 1){
return fail(validate355, instancePath+"/id", message4);
}
}
}
else {
return fail(validate355, instancePath+"/id", message2);
}
}
}
else {
}
{
if(data.ts !== undefined){
let data4 = data.ts;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return fail(validate355, instancePath+"/ts", message0);
}
}
else {
}
{
if(data.turn !== undefined){
let data5 = data.turn;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate355, instancePath+"/turn", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate355, instancePath+"/turn", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate355, instancePath+"/turn", message13);
}
}
}
}
}
else {
}
{
if(data.type !== undefined){
let data6 = data.type;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return fail(validate355, instancePath+"/type", message5);
}
else {
if(data6.length < 1){
return fail(validate355, instancePath+"/type", message4);
}
}
}
else {
return fail(validate355, instancePath+"/type", message2);
}
}
}
else {
}
{
if(data.payload !== undefined){
let data7 = data.payload;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
return fail(validate355, instancePath+"/payload", message6);
}
}
else {
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
return fail(validate355, instancePath, message6);
}
}
validate355.errors = vErrors;
return errors === 0;
}

const check216 = validate356;
const schema257 = {"type":"object","required":["folder","agent"],"$id":"check216","properties":{"folder":{"type":"string"},"agent":{"type":"string"},"title":{"type":"string"}}};

function validate356(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.folder === undefined) && (missing0 = "folder")) || ((data.agent === undefined) && (missing0 = "agent"))){
return lacks(validate356, instancePath, missing0);
}
else {
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate356, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
return fail(validate356, instancePath+"/agent", message2);
}
}
else {
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate356, instancePath+"/title", message2);
}
}
else {
}
}
}
}
}
else {
return fail(validate356, instancePath, message6);
}
}
validate356.errors = vErrors;
return errors === 0;
}

const check217 = validate357;
const schema258 = {"type":"object","required":["title","by"],"$id":"check217","properties":{"title":{"type":"string","maxLength":500},"by":{"type":"string","enum":["person","agent","hub"]}}};

function validate357(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.title === undefined) && (missing0 = "title")) || ((data.by === undefined) && (missing0 = "by"))){
return lacks(validate357, instancePath, missing0);
}
else {
if(data.title !== undefined){
let data0 = data.title;
{
if(typeof data0 === "string"){
if(data0.length > 500){
return fail(validate357, instancePath+"/title", message33);
}
}
else {
return fail(validate357, instancePath+"/title", message2);
}
}
}
else {
}
{
if(data.by !== undefined){
let data1 = data.by;
if(typeof data1 !== "string"){
return fail(validate357, instancePath+"/by", message2);
}
if(!(((data1 === "person") || (data1 === "agent")) || (data1 === "hub"))){
return fail(validate357, instancePath+"/by", message10);
}
}
else {
}
}
}
}
else {
return fail(validate357, instancePath, message6);
}
}
validate357.errors = vErrors;
return errors === 0;
}

const check218 = validate358;
const schema259 = {"type":"object","required":["agent","after"],"$id":"check218","properties":{"agent":{"type":"string","minLength":1,"maxLength":512},"after":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate358(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agent === undefined) && (missing0 = "agent")) || ((data.after === undefined) && (missing0 = "after"))){
return lacks(validate358, instancePath, missing0);
}
else {
if(data.agent !== undefined){
let data0 = data.agent;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate358, instancePath+"/agent", message3);
}
else {
if(data0.length < 1){
return fail(validate358, instancePath+"/agent", message4);
}
}
}
else {
return fail(validate358, instancePath+"/agent", message2);
}
}
}
else {
}
{
if(data.after !== undefined){
let data1 = data.after;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate358, instancePath+"/after", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate358, instancePath+"/after", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate358, instancePath+"/after", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate358, instancePath, message6);
}
}
validate358.errors = vErrors;
return errors === 0;
}

const check219 = validate359;
const schema260 = {"type":"object","required":["messageId","content"],"$id":"check219","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part9"},"fromWindow":{"type":"boolean"}}};

function validate359(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate359, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate359, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate359, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate359, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate136(data.content, instancePath+"/content"))){
return failAs(validate359, validate136);
}
}
else {
}
{
if(data.fromWindow !== undefined){
if(typeof data.fromWindow !== "boolean"){
return fail(validate359, instancePath+"/fromWindow", message7);
}
}
else {
}
}
}
}
}
else {
return fail(validate359, instancePath, message6);
}
}
validate359.errors = vErrors;
return errors === 0;
}

const check220 = validate361;
const schema261 = {"type":"object","required":["messageId","content"],"$id":"check220","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part9"}}};

function validate361(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate361, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate361, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate361, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate361, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate136(data.content, instancePath+"/content"))){
return failAs(validate361, validate136);
}
}
else {
}
}
}
}
else {
return fail(validate361, instancePath, message6);
}
}
validate361.errors = vErrors;
return errors === 0;
}

const check221 = validate363;
const schema262 = {"type":"object","required":["messageId"],"$id":"check221","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate363(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
return lacks(validate363, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate363, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate363, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate363, instancePath+"/messageId", message2);
}
}
}
}
}
else {
return fail(validate363, instancePath, message6);
}
}
validate363.errors = vErrors;
return errors === 0;
}

const check222 = validate364;
const schema263 = {"type":"object","required":["messageIds"],"$id":"check222","properties":{"messageIds":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate364(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageIds === undefined) && (missing0 = "messageIds")){
return lacks(validate364, instancePath, missing0);
}
else {
if(data.messageIds !== undefined){
let data0 = data.messageIds;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate364, instancePath+"/messageIds/" + i0, message3);
}
else {
if(data1.length < 1){
return fail(validate364, instancePath+"/messageIds/" + i0, message4);
}
}
}
else {
return fail(validate364, instancePath+"/messageIds/" + i0, message2);
}
}
}
}
else {
return fail(validate364, instancePath+"/messageIds", message19);
}
}
}
}
}
else {
return fail(validate364, instancePath, message6);
}
}
validate364.errors = vErrors;
return errors === 0;
}

const check223 = validate365;
const schema264 = {"type":"object","required":["messageId"],"$id":"check223","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate365(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
return lacks(validate365, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate365, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate365, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate365, instancePath+"/messageId", message2);
}
}
}
}
}
else {
return fail(validate365, instancePath, message6);
}
}
validate365.errors = vErrors;
return errors === 0;
}

const check224 = validate366;
const schema265 = {"type":"object","required":["messageIds"],"$id":"check224","properties":{"messageIds":{"type":"array","items":{"type":"string","minLength":1,"maxLength":512}}}};

function validate366(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageIds === undefined) && (missing0 = "messageIds")){
return lacks(validate366, instancePath, missing0);
}
else {
if(data.messageIds !== undefined){
let data0 = data.messageIds;
{
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate366, instancePath+"/messageIds/" + i0, message3);
}
else {
if(data1.length < 1){
return fail(validate366, instancePath+"/messageIds/" + i0, message4);
}
}
}
else {
return fail(validate366, instancePath+"/messageIds/" + i0, message2);
}
}
}
}
else {
return fail(validate366, instancePath+"/messageIds", message19);
}
}
}
}
}
else {
return fail(validate366, instancePath, message6);
}
}
validate366.errors = vErrors;
return errors === 0;
}

const check225 = validate367;
const schema266 = {"type":"object","required":["messageId","stage"],"$id":"check225","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"stage":{"type":"string","enum":["starting","waiting"]},"reason":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate367(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.stage === undefined) && (missing0 = "stage"))){
return lacks(validate367, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate367, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate367, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate367, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.stage !== undefined){
let data1 = data.stage;
if(typeof data1 !== "string"){
return fail(validate367, instancePath+"/stage", message2);
}
if(!((data1 === "starting") || (data1 === "waiting"))){
return fail(validate367, instancePath+"/stage", message10);
}
}
else {
}
{
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
return fail(validate367, instancePath+"/reason", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate367, validate24);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate367, instancePath, message6);
}
}
validate367.errors = vErrors;
return errors === 0;
}

const check226 = validate369;
const schema267 = {"type":"object","required":["messageId","content"],"$id":"check226","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part9"}}};

function validate369(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate369, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate369, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate369, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate369, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate136(data.content, instancePath+"/content"))){
return failAs(validate369, validate136);
}
}
else {
}
}
}
}
else {
return fail(validate369, instancePath, message6);
}
}
validate369.errors = vErrors;
return errors === 0;
}

const check227 = validate371;
const schema268 = {"type":"object","required":["messageId"],"$id":"check227","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512}}};

function validate371(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
return lacks(validate371, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate371, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate371, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate371, instancePath+"/messageId", message2);
}
}
}
}
}
else {
return fail(validate371, instancePath, message6);
}
}
validate371.errors = vErrors;
return errors === 0;
}

const check228 = validate372;
const schema269 = {"type":"object","required":["outcome"],"$id":"check228","properties":{"outcome":{"type":"string","enum":["completed","cancelled","refused","limit","other","failed","interrupted"]},"stopReason":{"type":"string"},"model":{"type":"string"},"empty":{"type":"object","properties":{"stderr":{"type":"string"}}},"error":{"type":"object","required":["message"],"properties":{"message":{"type":"string"},"wording":{"$ref":"part0"},"code":{"type":"number"},"data":{}}}}};

function validate372(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.outcome === undefined) && (missing0 = "outcome")){
return lacks(validate372, instancePath, missing0);
}
else {
if(data.outcome !== undefined){
let data0 = data.outcome;
if(typeof data0 !== "string"){
return fail(validate372, instancePath+"/outcome", message2);
}
if(!(((((((data0 === "completed") || (data0 === "cancelled")) || (data0 === "refused")) || (data0 === "limit")) || (data0 === "other")) || (data0 === "failed")) || (data0 === "interrupted"))){
return fail(validate372, instancePath+"/outcome", message10);
}
}
else {
}
{
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
return fail(validate372, instancePath+"/stopReason", message2);
}
}
else {
}
{
if(data.model !== undefined){
if(typeof data.model !== "string"){
return fail(validate372, instancePath+"/model", message2);
}
}
else {
}
{
if(data.empty !== undefined){
let data3 = data.empty;
{
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.stderr !== undefined){
if(typeof data3.stderr !== "string"){
return fail(validate372, instancePath+"/empty/stderr", message2);
}
}
}
else {
return fail(validate372, instancePath+"/empty", message6);
}
}
}
else {
}
{
if(data.error !== undefined){
let data5 = data.error;
{
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.message === undefined) && (missing1 = "message")){
return lacks(validate372, instancePath+"/error", missing1);
}
else {
if(data5.message !== undefined){
if(typeof data5.message !== "string"){
return fail(validate372, instancePath+"/error/message", message2);
}
}
else {
}
{
if(data5.wording !== undefined){
if(!(validate24(data5.wording, instancePath+"/error/wording"))){
return failAs(validate372, validate24);
}
}
else {
}
{
if(data5.code !== undefined){
let data8 = data5.code;
if(!((typeof data8 == "number") && (isFinite(data8)))){
return fail(validate372, instancePath+"/error/code", message0);
}
}
else {
}
}
}
}
}
else {
return fail(validate372, instancePath+"/error", message6);
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate372, instancePath, message6);
}
}
validate372.errors = vErrors;
return errors === 0;
}

const check229 = validate374;
const schema270 = {"type":"object","required":["messageId","blockId","kind","offset","text"],"$id":"check229","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"blockId":{"type":"string","minLength":1,"maxLength":512},"kind":{"type":"string","enum":["answer","thought","user","summary","output","letter"]},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"text":{"type":"string"},"meta":{"type":"object"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"replace":{"type":"boolean"}}};

function validate374(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.blockId === undefined) && (missing0 = "blockId"))) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.text === undefined) && (missing0 = "text"))){
return lacks(validate374, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate374, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate374, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate374, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.blockId !== undefined){
let data1 = data.blockId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate374, instancePath+"/blockId", message3);
}
else {
if(data1.length < 1){
return fail(validate374, instancePath+"/blockId", message4);
}
}
}
else {
return fail(validate374, instancePath+"/blockId", message2);
}
}
}
else {
}
{
if(data.kind !== undefined){
let data2 = data.kind;
if(typeof data2 !== "string"){
return fail(validate374, instancePath+"/kind", message2);
}
if(!((((((data2 === "answer") || (data2 === "thought")) || (data2 === "user")) || (data2 === "summary")) || (data2 === "output")) || (data2 === "letter"))){
return fail(validate374, instancePath+"/kind", message10);
}
}
else {
}
{
if(data.offset !== undefined){
let data3 = data.offset;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate374, instancePath+"/offset", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate374, instancePath+"/offset", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate374, instancePath+"/offset", message13);
}
}
}
}
}
else {
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate374, instancePath+"/text", message2);
}
}
else {
}
{
if(data.meta !== undefined){
let data5 = data.meta;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
return fail(validate374, instancePath+"/meta", message6);
}
}
else {
}
{
if(data.at !== undefined){
let data6 = data.at;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate374, instancePath+"/at", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate374, instancePath+"/at", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate374, instancePath+"/at", message13);
}
}
}
}
}
else {
}
{
if(data.since !== undefined){
let data7 = data.since;
if(!((typeof data7 == "number") && (isFinite(data7)))){
return fail(validate374, instancePath+"/since", message0);
}
}
else {
}
{
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
return fail(validate374, instancePath+"/replace", message7);
}
}
else {
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
return fail(validate374, instancePath, message6);
}
}
validate374.errors = vErrors;
return errors === 0;
}

const check230 = validate375;
const schema271 = {"type":"object","required":["messageId","blockId","content"],"$id":"check230","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"blockId":{"type":"string","minLength":1,"maxLength":512},"content":{"$ref":"part35"},"meta":{"type":"object"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}};
const schema272 = {"anyOf":[{"$ref":"part36"},{"$ref":"part11"},{"$ref":"part38"},{"$ref":"part39"},{"$ref":"part40"},{"type":"object","required":["type","kind","data"],"properties":{"type":{"type":"string","const":"other"},"kind":{"type":"string"},"data":{}}}],"$id":"part35"};
const schema273 = {"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"},"notKept":{"$ref":"part37"}},"$id":"part36"};
const schema274 = {"type":"object","required":["message","wording"],"properties":{"message":{"type":"string"},"wording":{"$ref":"part0"}},"$id":"part37"};

function validate378(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.message === undefined) && (missing0 = "message")) || ((data.wording === undefined) && (missing0 = "wording"))){
return lacks(validate378, instancePath, missing0);
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
return fail(validate378, instancePath+"/message", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate378, validate24);
}
}
else {
}
}
}
}
else {
return fail(validate378, instancePath, message6);
}
}
validate378.errors = vErrors;
return errors === 0;
}


function validate377(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return lacks(validate377, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate377, instancePath+"/type", message2);
}
if("text" !== data0){
return fail(validate377, instancePath+"/type", message1);
}
}
else {
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate377, instancePath+"/text", message2);
}
}
else {
}
{
if(data.notKept !== undefined){
if(!(validate378(data.notKept, instancePath+"/notKept"))){
return failAs(validate377, validate378);
}
}
else {
}
}
}
}
}
else {
return fail(validate377, instancePath, message6);
}
}
validate377.errors = vErrors;
return errors === 0;
}

const schema275 = {"type":"object","required":["type","head","tail","length","blob","size"],"properties":{"type":{"type":"string","const":"longText"},"head":{"type":"string"},"tail":{"type":"string"},"length":{"type":"integer","minimum":0,"maximum":9007199254740991},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part38"};

function validate383(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.type === undefined) && (missing0 = "type")) || ((data.head === undefined) && (missing0 = "head"))) || ((data.tail === undefined) && (missing0 = "tail"))) || ((data.length === undefined) && (missing0 = "length"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate383, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate383, instancePath+"/type", message2);
}
if("longText" !== data0){
return fail(validate383, instancePath+"/type", message1);
}
}
else {
}
{
if(data.head !== undefined){
if(typeof data.head !== "string"){
return fail(validate383, instancePath+"/head", message2);
}
}
else {
}
{
if(data.tail !== undefined){
if(typeof data.tail !== "string"){
return fail(validate383, instancePath+"/tail", message2);
}
}
else {
}
{
if(data.length !== undefined){
let data3 = data.length;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate383, instancePath+"/length", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate383, instancePath+"/length", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate383, instancePath+"/length", message13);
}
}
}
}
}
else {
}
{
if(data.blob !== undefined){
let data4 = data.blob;
{
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
return fail(validate383, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate383, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.size !== undefined){
let data5 = data.size;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate383, instancePath+"/size", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate383, instancePath+"/size", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate383, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
}
else {
return fail(validate383, instancePath, message6);
}
}
validate383.errors = vErrors;
return errors === 0;
}

const schema276 = {"type":"object","required":["type","mimeType","blob","size"],"properties":{"type":{"type":"string","const":"image"},"mimeType":{"type":"string"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part39"};

function validate385(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate385, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate385, instancePath+"/type", message2);
}
if("image" !== data0){
return fail(validate385, instancePath+"/type", message1);
}
}
else {
}
{
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
return fail(validate385, instancePath+"/mimeType", message2);
}
}
else {
}
{
if(data.blob !== undefined){
let data2 = data.blob;
{
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
return fail(validate385, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate385, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate385, instancePath+"/size", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate385, instancePath+"/size", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate385, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate385, instancePath, message6);
}
}
validate385.errors = vErrors;
return errors === 0;
}

const schema277 = {"type":"object","required":["type","mimeType","blob","size"],"properties":{"type":{"type":"string","const":"audio"},"mimeType":{"type":"string"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}},"$id":"part40"};

function validate387(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.type === undefined) && (missing0 = "type")) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return lacks(validate387, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate387, instancePath+"/type", message2);
}
if("audio" !== data0){
return fail(validate387, instancePath+"/type", message1);
}
}
else {
}
{
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
return fail(validate387, instancePath+"/mimeType", message2);
}
}
else {
}
{
if(data.blob !== undefined){
let data2 = data.blob;
{
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
return fail(validate387, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate387, instancePath+"/blob", message2);
}
}
}
else {
}
{
if(data.size !== undefined){
let data3 = data.size;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate387, instancePath+"/size", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate387, instancePath+"/size", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate387, instancePath+"/size", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate387, instancePath, message6);
}
}
validate387.errors = vErrors;
return errors === 0;
}


function validate376(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate377(data, instancePath))){
vErrors = addAll(vErrors, validate377);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate138(data, instancePath))){
vErrors = addAll(vErrors, validate138);
errors = vErrors.length;
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(!(validate383(data, instancePath))){
vErrors = addAll(vErrors, validate383);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs4 = errors;
if(!(validate385(data, instancePath))){
vErrors = addAll(vErrors, validate385);
errors = vErrors.length;
}
var _valid0 = _errs4 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs5 = errors;
if(!(validate387(data, instancePath))){
vErrors = addAll(vErrors, validate387);
errors = vErrors.length;
}
var _valid0 = _errs5 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs6 = errors;
if(errors === _errs6){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.data === undefined) && (missing0 = "data"))){
vErrors = add(vErrors, instancePath, "must have required property '"+missing0+"'");
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs8 = errors;
if(typeof data0 !== "string"){
vErrors = add(vErrors, instancePath+"/type", message2);
errors++;
}
if("other" !== data0){
vErrors = add(vErrors, instancePath+"/type", message1);
errors++;
}
var valid1 = _errs8 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.kind !== undefined){
const _errs10 = errors;
if(typeof data.kind !== "string"){
vErrors = add(vErrors, instancePath+"/kind", message2);
errors++;
}
var valid1 = _errs10 === errors;
}
else {
var valid1 = true;
}
}
}
}
else {
vErrors = add(vErrors, instancePath, message6);
errors++;
}
}
var _valid0 = _errs6 === errors;
valid0 = valid0 || _valid0;
}
}
}
}
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate376.errors = vErrors;
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
validate376.errors = vErrors;
return errors === 0;
}


function validate375(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.messageId === undefined) && (missing0 = "messageId")) || ((data.blockId === undefined) && (missing0 = "blockId"))) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate375, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate375, instancePath+"/messageId", message3);
}
else {
if(data0.length < 1){
return fail(validate375, instancePath+"/messageId", message4);
}
}
}
else {
return fail(validate375, instancePath+"/messageId", message2);
}
}
}
else {
}
{
if(data.blockId !== undefined){
let data1 = data.blockId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate375, instancePath+"/blockId", message3);
}
else {
if(data1.length < 1){
return fail(validate375, instancePath+"/blockId", message4);
}
}
}
else {
return fail(validate375, instancePath+"/blockId", message2);
}
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate376(data.content, instancePath+"/content"))){
return failAs(validate375, validate376);
}
}
else {
}
{
if(data.meta !== undefined){
let data3 = data.meta;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(validate375, instancePath+"/meta", message6);
}
}
else {
}
{
if(data.at !== undefined){
let data4 = data.at;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return fail(validate375, instancePath+"/at", message11);
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return fail(validate375, instancePath+"/at", message12);
}
else {
if(data4 < 0 || isNaN(data4)){
return fail(validate375, instancePath+"/at", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
}
else {
return fail(validate375, instancePath, message6);
}
}
validate375.errors = vErrors;
return errors === 0;
}

const check231 = validate390;
const schema278 = {"type":"object","required":["toolCallId"],"$id":"check231","properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"name":{"type":"string"},"kind":{"type":"string"},"status":{"type":"string","enum":["pending","running","completed","failed","cancelled","unreported","background"]},"content":{"$ref":"part41"},"locations":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"rawInput":{},"rawOutput":{},"exit":{"type":"object","properties":{"code":{"type":"integer"},"signal":{"type":"string"}}},"meta":{"type":"object"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"},"replace":{"type":"boolean"}}};
const schema279 = {"type":"array","items":{"$ref":"part42"},"$id":"part41"};
const schema280 = {"anyOf":[{"$ref":"part43"},{"$ref":"part44"},{"type":"object","required":["type","terminalId"],"properties":{"type":{"type":"string","const":"terminal"},"terminalId":{"type":"string"}}},{"type":"object","required":["type","data"],"properties":{"type":{"type":"string","const":"other"},"data":{}}}],"$id":"part42"};
const schema281 = {"type":"object","required":["type","content"],"properties":{"type":{"type":"string","const":"content"},"content":{"$ref":"part35"}},"$id":"part43"};

function validate393(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate393, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate393, instancePath+"/type", message2);
}
if("content" !== data0){
return fail(validate393, instancePath+"/type", message1);
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate376(data.content, instancePath+"/content"))){
return failAs(validate393, validate376);
}
}
else {
}
}
}
}
else {
return fail(validate393, instancePath, message6);
}
}
validate393.errors = vErrors;
return errors === 0;
}

const schema282 = {"type":"object","required":["type","path","newText"],"properties":{"type":{"type":"string","const":"diff"},"path":{"type":"string"},"oldText":{"type":"string"},"newText":{"type":"string"},"oldBlob":{"type":"object","required":["blob","size"],"properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"newBlob":{"type":"object","required":["blob","size"],"properties":{"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},"oldNotKept":{"$ref":"part37"},"newNotKept":{"$ref":"part37"}},"$id":"part44"};

function validate396(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.newText === undefined) && (missing0 = "newText"))){
return lacks(validate396, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate396, instancePath+"/type", message2);
}
if("diff" !== data0){
return fail(validate396, instancePath+"/type", message1);
}
}
else {
}
{
if(data.path !== undefined){
if(typeof data.path !== "string"){
return fail(validate396, instancePath+"/path", message2);
}
}
else {
}
{
if(data.oldText !== undefined){
if(typeof data.oldText !== "string"){
return fail(validate396, instancePath+"/oldText", message2);
}
}
else {
}
{
if(data.newText !== undefined){
if(typeof data.newText !== "string"){
return fail(validate396, instancePath+"/newText", message2);
}
}
else {
}
{
if(data.oldBlob !== undefined){
let data4 = data.oldBlob;
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.blob === undefined) && (missing1 = "blob")) || ((data4.size === undefined) && (missing1 = "size"))){
return lacks(validate396, instancePath+"/oldBlob", missing1);
}
else {
if(data4.blob !== undefined){
let data5 = data4.blob;
{
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
return fail(validate396, instancePath+"/oldBlob/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate396, instancePath+"/oldBlob/blob", message2);
}
}
}
else {
}
{
if(data4.size !== undefined){
let data6 = data4.size;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate396, instancePath+"/oldBlob/size", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate396, instancePath+"/oldBlob/size", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate396, instancePath+"/oldBlob/size", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate396, instancePath+"/oldBlob", message6);
}
}
}
else {
}
{
if(data.newBlob !== undefined){
let data7 = data.newBlob;
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.blob === undefined) && (missing2 = "blob")) || ((data7.size === undefined) && (missing2 = "size"))){
return lacks(validate396, instancePath+"/newBlob", missing2);
}
else {
if(data7.blob !== undefined){
let data8 = data7.blob;
{
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
return fail(validate396, instancePath+"/newBlob/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
}
}
else {
return fail(validate396, instancePath+"/newBlob/blob", message2);
}
}
}
else {
}
{
if(data7.size !== undefined){
let data9 = data7.size;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate396, instancePath+"/newBlob/size", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate396, instancePath+"/newBlob/size", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate396, instancePath+"/newBlob/size", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate396, instancePath+"/newBlob", message6);
}
}
}
else {
}
{
if(data.oldNotKept !== undefined){
if(!(validate378(data.oldNotKept, instancePath+"/oldNotKept"))){
return failAs(validate396, validate378);
}
}
else {
}
{
if(data.newNotKept !== undefined){
if(!(validate378(data.newNotKept, instancePath+"/newNotKept"))){
return failAs(validate396, validate378);
}
}
else {
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
return fail(validate396, instancePath, message6);
}
}
validate396.errors = vErrors;
return errors === 0;
}


function validate392(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(!(validate393(data, instancePath))){
vErrors = addAll(vErrors, validate393);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs2 = errors;
if(!(validate396(data, instancePath))){
vErrors = addAll(vErrors, validate396);
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
vErrors = add(vErrors, instancePath, "must have required property '"+missing0+"'");
errors++;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs5 = errors;
if(typeof data0 !== "string"){
vErrors = add(vErrors, instancePath+"/type", message2);
errors++;
}
if("terminal" !== data0){
vErrors = add(vErrors, instancePath+"/type", message1);
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
vErrors = add(vErrors, instancePath+"/terminalId", message2);
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
vErrors = add(vErrors, instancePath, message6);
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
vErrors = add(vErrors, instancePath, "must have required property '"+missing1+"'");
errors++;
}
else {
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
vErrors = add(vErrors, instancePath+"/type", message2);
errors++;
}
if("other" !== data2){
vErrors = add(vErrors, instancePath+"/type", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath, message6);
errors++;
}
}
var _valid0 = _errs9 === errors;
valid0 = valid0 || _valid0;
}
}
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate392.errors = vErrors;
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
validate392.errors = vErrors;
return errors === 0;
}


function validate391(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(validate392(data[i0], instancePath+"/" + i0))){
return failAs(validate391, validate392);
}
}
}
else {
return fail(validate391, instancePath, message19);
}
}
validate391.errors = vErrors;
return errors === 0;
}


function validate390(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.toolCallId === undefined) && (missing0 = "toolCallId")){
return lacks(validate390, instancePath, missing0);
}
else {
if(data.toolCallId !== undefined){
let data0 = data.toolCallId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate390, instancePath+"/toolCallId", message3);
}
else {
if(data0.length < 1){
return fail(validate390, instancePath+"/toolCallId", message4);
}
}
}
else {
return fail(validate390, instancePath+"/toolCallId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate390, instancePath+"/title", message2);
}
}
else {
}
{
if(data.name !== undefined){
if(typeof data.name !== "string"){
return fail(validate390, instancePath+"/name", message2);
}
}
else {
}
{
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
return fail(validate390, instancePath+"/kind", message2);
}
}
else {
}
{
if(data.status !== undefined){
let data4 = data.status;
if(typeof data4 !== "string"){
return fail(validate390, instancePath+"/status", message2);
}
if(!(((((((data4 === "pending") || (data4 === "running")) || (data4 === "completed")) || (data4 === "failed")) || (data4 === "cancelled")) || (data4 === "unreported")) || (data4 === "background"))){
return fail(validate390, instancePath+"/status", message10);
}
}
else {
}
{
if(data.content !== undefined){
if(!(validate391(data.content, instancePath+"/content"))){
return failAs(validate390, validate391);
}
}
else {
}
{
if(data.locations !== undefined){
let data6 = data.locations;
{
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
{
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing1;
if((data7.path === undefined) && (missing1 = "path")){
return lacks(validate390, instancePath+"/locations/" + i0, missing1);
}
else {
if(data7.path !== undefined){
if(typeof data7.path !== "string"){
return fail(validate390, instancePath+"/locations/" + i0+"/path", message2);
}
}
else {
}
{
if(data7.line !== undefined){
let data9 = data7.line;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate390, instancePath+"/locations/" + i0+"/line", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate390, instancePath+"/locations/" + i0+"/line", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate390, instancePath+"/locations/" + i0+"/line", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate390, instancePath+"/locations/" + i0, message6);
}
}
}
}
else {
return fail(validate390, instancePath+"/locations", message19);
}
}
}
else {
}
{
if(data.exit !== undefined){
let data10 = data.exit;
{
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.code !== undefined){
let data11 = data10.code;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return fail(validate390, instancePath+"/exit/code", message11);
}
}
else {
}
{
if(data10.signal !== undefined){
if(typeof data10.signal !== "string"){
return fail(validate390, instancePath+"/exit/signal", message2);
}
}
else {
}
}
}
else {
return fail(validate390, instancePath+"/exit", message6);
}
}
}
else {
}
{
if(data.meta !== undefined){
let data13 = data.meta;
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
return fail(validate390, instancePath+"/meta", message6);
}
}
else {
}
{
if(data.at !== undefined){
let data14 = data.at;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
return fail(validate390, instancePath+"/at", message11);
}
{
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
return fail(validate390, instancePath+"/at", message12);
}
else {
if(data14 < 0 || isNaN(data14)){
return fail(validate390, instancePath+"/at", message13);
}
}
}
}
}
else {
}
{
if(data.since !== undefined){
let data15 = data.since;
if(!((typeof data15 == "number") && (isFinite(data15)))){
return fail(validate390, instancePath+"/since", message0);
}
}
else {
}
{
if(data.replace !== undefined){
if(typeof data.replace !== "boolean"){
return fail(validate390, instancePath+"/replace", message7);
}
}
else {
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
}
else {
return fail(validate390, instancePath, message6);
}
}
validate390.errors = vErrors;
return errors === 0;
}

const check232 = validate402;
const schema283 = {"type":"object","required":["entries"],"$id":"check232","properties":{"planId":{"type":"string","minLength":1,"maxLength":512},"entries":{"type":"array","items":{"type":"object","required":["content","status"],"properties":{"content":{"type":"string"},"priority":{"type":"string","enum":["high","medium","low"]},"status":{"type":"string","enum":["pending","in_progress","completed"]}}}},"markdown":{"type":"string"},"uri":{"type":"string"},"removed":{"type":"boolean"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"}}};

function validate402(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.entries === undefined) && (missing0 = "entries")){
return lacks(validate402, instancePath, missing0);
}
else {
if(data.planId !== undefined){
let data0 = data.planId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate402, instancePath+"/planId", message3);
}
else {
if(data0.length < 1){
return fail(validate402, instancePath+"/planId", message4);
}
}
}
else {
return fail(validate402, instancePath+"/planId", message2);
}
}
}
else {
}
{
if(data.entries !== undefined){
let data1 = data.entries;
{
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
{
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
let missing1;
if(((data2.content === undefined) && (missing1 = "content")) || ((data2.status === undefined) && (missing1 = "status"))){
return lacks(validate402, instancePath+"/entries/" + i0, missing1);
}
else {
if(data2.content !== undefined){
if(typeof data2.content !== "string"){
return fail(validate402, instancePath+"/entries/" + i0+"/content", message2);
}
}
else {
}
{
if(data2.priority !== undefined){
let data4 = data2.priority;
if(typeof data4 !== "string"){
return fail(validate402, instancePath+"/entries/" + i0+"/priority", message2);
}
if(!(((data4 === "high") || (data4 === "medium")) || (data4 === "low"))){
return fail(validate402, instancePath+"/entries/" + i0+"/priority", message10);
}
}
else {
}
{
if(data2.status !== undefined){
let data5 = data2.status;
if(typeof data5 !== "string"){
return fail(validate402, instancePath+"/entries/" + i0+"/status", message2);
}
if(!(((data5 === "pending") || (data5 === "in_progress")) || (data5 === "completed"))){
return fail(validate402, instancePath+"/entries/" + i0+"/status", message10);
}
}
else {
}
}
}
}
}
else {
return fail(validate402, instancePath+"/entries/" + i0, message6);
}
}
}
}
else {
return fail(validate402, instancePath+"/entries", message19);
}
}
}
else {
}
{
if(data.markdown !== undefined){
if(typeof data.markdown !== "string"){
return fail(validate402, instancePath+"/markdown", message2);
}
}
else {
}
{
if(data.uri !== undefined){
if(typeof data.uri !== "string"){
return fail(validate402, instancePath+"/uri", message2);
}
}
else {
}
{
if(data.removed !== undefined){
if(typeof data.removed !== "boolean"){
return fail(validate402, instancePath+"/removed", message7);
}
}
else {
}
{
if(data.at !== undefined){
let data9 = data.at;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate402, instancePath+"/at", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate402, instancePath+"/at", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate402, instancePath+"/at", message13);
}
}
}
}
}
else {
}
{
if(data.since !== undefined){
let data10 = data.since;
if(!((typeof data10 == "number") && (isFinite(data10)))){
return fail(validate402, instancePath+"/since", message0);
}
}
else {
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
return fail(validate402, instancePath, message6);
}
}
validate402.errors = vErrors;
return errors === 0;
}

const check233 = validate403;
const schema284 = {"type":"object","required":["requestId","title","options"],"$id":"check233","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"kind":{"type":"string"},"content":{"$ref":"part41"},"locations":{"type":"array","items":{"type":"object","required":["path"],"properties":{"path":{"type":"string"},"line":{"type":"integer","minimum":0,"maximum":9007199254740991}}}},"rawInput":{},"options":{"type":"array","items":{"type":"object","required":["optionId","name","kind"],"properties":{"optionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"},"kind":{"type":"string"}}}},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"origin":{"type":"object","required":["id","position"],"properties":{"id":{"anyOf":[{"type":"string"},{"type":"number"}]},"position":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};

function validate403(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requestId === undefined) && (missing0 = "requestId")) || ((data.title === undefined) && (missing0 = "title"))) || ((data.options === undefined) && (missing0 = "options"))){
return lacks(validate403, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate403, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate403, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate403, instancePath+"/requestId", message2);
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
return fail(validate403, instancePath+"/toolCallId", message3);
}
else {
if(data1.length < 1){
return fail(validate403, instancePath+"/toolCallId", message4);
}
}
}
else {
return fail(validate403, instancePath+"/toolCallId", message2);
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
return fail(validate403, instancePath+"/title", message2);
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
return fail(validate403, instancePath+"/kind", message2);
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs9 = errors;
if(!(validate391(data.content, instancePath+"/content"))){
vErrors = addAll(vErrors, validate391);
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
return lacks(validate403, instancePath+"/locations/" + i0, missing1);
}
else {
if(data6.path !== undefined){
const _errs14 = errors;
if(typeof data6.path !== "string"){
return fail(validate403, instancePath+"/locations/" + i0+"/path", message2);
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
return fail(validate403, instancePath+"/locations/" + i0+"/line", message11);
}
if(errors === _errs16){
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
return fail(validate403, instancePath+"/locations/" + i0+"/line", message12);
}
else {
if(data8 < 0 || isNaN(data8)){
return fail(validate403, instancePath+"/locations/" + i0+"/line", message13);
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
return fail(validate403, instancePath+"/locations/" + i0, message6);
}
}
var valid1 = _errs12 === errors;
if(!valid1){
break;
}
}
}
else {
return fail(validate403, instancePath+"/locations", message19);
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
return lacks(validate403, instancePath+"/options/" + i1, missing2);
}
else {
if(data10.optionId !== undefined){
let data11 = data10.optionId;
const _errs22 = errors;
if(errors === _errs22){
if(typeof data11 === "string"){
if(data11.length > 512){
return fail(validate403, instancePath+"/options/" + i1+"/optionId", message3);
}
else {
if(data11.length < 1){
return fail(validate403, instancePath+"/options/" + i1+"/optionId", message4);
}
}
}
else {
return fail(validate403, instancePath+"/options/" + i1+"/optionId", message2);
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
return fail(validate403, instancePath+"/options/" + i1+"/name", message2);
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
return fail(validate403, instancePath+"/options/" + i1+"/kind", message2);
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
return fail(validate403, instancePath+"/options/" + i1, message6);
}
}
var valid3 = _errs20 === errors;
if(!valid3){
break;
}
}
}
else {
return fail(validate403, instancePath+"/options", message19);
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
return fail(validate403, instancePath+"/at", message11);
}
if(errors === _errs28){
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 > 9007199254740991 || isNaN(data14)){
return fail(validate403, instancePath+"/at", message12);
}
else {
if(data14 < 0 || isNaN(data14)){
return fail(validate403, instancePath+"/at", message13);
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
return lacks(validate403, instancePath+"/origin", missing3);
}
else {
if(data15.id !== undefined){
let data16 = data15.id;
const _errs32 = errors;
const _errs33 = errors;
let valid6 = false;
const _errs34 = errors;
if(typeof data16 !== "string"){
vErrors = add(vErrors, instancePath+"/origin/id", message2);
errors++;
}
var _valid0 = _errs34 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs36 = errors;
if(!((typeof data16 == "number") && (isFinite(data16)))){
vErrors = add(vErrors, instancePath+"/origin/id", message0);
errors++;
}
var _valid0 = _errs36 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
vErrors = add(vErrors, instancePath+"/origin/id", message9);
errors++;
validate403.errors = vErrors;
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
return fail(validate403, instancePath+"/origin/position", message11);
}
if(errors === _errs38){
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 > 9007199254740991 || isNaN(data17)){
return fail(validate403, instancePath+"/origin/position", message12);
}
else {
if(data17 < 0 || isNaN(data17)){
return fail(validate403, instancePath+"/origin/position", message13);
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
return fail(validate403, instancePath+"/origin", message6);
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
return fail(validate403, instancePath, message6);
}
}
validate403.errors = vErrors;
return errors === 0;
}

const check234 = validate405;
const schema285 = {"type":"object","required":["requestId","outcome"],"$id":"check234","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"outcome":{"anyOf":[{"type":"object","required":["type","optionId"],"properties":{"type":{"type":"string","const":"selected"},"optionId":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"cancelled"}}},{"$ref":"part45"}]},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}};
const schema286 = {"type":"object","required":["type","reason"],"properties":{"type":{"type":"string","const":"lapsed"},"reason":{"type":"string"},"wording":{"$ref":"part0"}},"$id":"part45"};

function validate406(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.reason === undefined) && (missing0 = "reason"))){
return lacks(validate406, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate406, instancePath+"/type", message2);
}
if("lapsed" !== data0){
return fail(validate406, instancePath+"/type", message1);
}
}
else {
}
{
if(data.reason !== undefined){
if(typeof data.reason !== "string"){
return fail(validate406, instancePath+"/reason", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate406, validate24);
}
}
else {
}
}
}
}
}
else {
return fail(validate406, instancePath, message6);
}
}
validate406.errors = vErrors;
return errors === 0;
}


function validate405(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.outcome === undefined) && (missing0 = "outcome"))){
return lacks(validate405, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate405, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate405, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate405, instancePath+"/requestId", message2);
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
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("selected" !== data2){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
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
vErrors = add(vErrors, instancePath+"/outcome/optionId", message3);
errors++;
}
else {
if(data3.length < 1){
vErrors = add(vErrors, instancePath+"/outcome/optionId", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome/optionId", message2);
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
vErrors = add(vErrors, instancePath+"/outcome", message6);
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
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing2+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data4 = data1.type;
if(typeof data4 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("cancelled" !== data4){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs15 = errors;
if(!(validate406(data1, instancePath+"/outcome"))){
vErrors = addAll(vErrors, validate406);
errors = vErrors.length;
}
var _valid0 = _errs15 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/outcome", message9);
errors++;
validate405.errors = vErrors;
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
let data5 = data.at;
const _errs16 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate405, instancePath+"/at", message11);
}
if(errors === _errs16){
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate405, instancePath+"/at", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate405, instancePath+"/at", message13);
}
}
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
else {
return fail(validate405, instancePath, message6);
}
}
validate405.errors = vErrors;
return errors === 0;
}

const check235 = validate409;
const schema287 = {"type":"object","required":["requestId","message","form"],"$id":"check235","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"toolCallId":{"type":"string","minLength":1,"maxLength":512},"message":{"type":"string"},"form":{"anyOf":[{"type":"object","required":["type","fields"],"properties":{"type":{"type":"string","const":"form"},"title":{"type":"string"},"description":{"type":"string"},"fields":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","name"],"properties":{"type":{"type":"string","const":"text"},"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"format":{"type":"string","enum":["email","uri","date","date-time"]},"minLength":{"type":"integer","minimum":0,"maximum":9007199254740991},"maxLength":{"type":"integer","minimum":0,"maximum":9007199254740991},"pattern":{"type":"string"},"secret":{"type":"boolean"},"default":{"type":"string"}}},{"type":"object","required":["type","name"],"properties":{"type":{"type":"string","const":"number"},"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"whole":{"type":"boolean"},"minimum":{"type":"number"},"maximum":{"type":"number"},"default":{"type":"number"}}},{"type":"object","required":["type","name"],"properties":{"type":{"type":"string","const":"boolean"},"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"default":{"type":"boolean"}}},{"type":"object","required":["type","name","options"],"properties":{"type":{"type":"string","const":"choice"},"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"options":{"type":"array","items":{"type":"object","required":["value"],"properties":{"value":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"}}}},"default":{"type":"string"}}},{"type":"object","required":["type","name","options"],"properties":{"type":{"type":"string","const":"choices"},"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"options":{"type":"array","items":{"type":"object","required":["value"],"properties":{"value":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"}}}},"minItems":{"type":"integer","minimum":0,"maximum":9007199254740991},"maxItems":{"type":"integer","minimum":0,"maximum":9007199254740991},"default":{"type":"array","items":{"type":"string"}}}},{"type":"object","required":["type","name","kind"],"properties":{"type":{"type":"string","const":"other"},"name":{"type":"string"},"title":{"type":"string"},"description":{"type":"string"},"required":{"type":"boolean"},"kind":{"type":"string"}}}]}}}},{"type":"object","required":["type","url"],"properties":{"type":{"type":"string","const":"url"},"url":{"type":"string"},"visitId":{"type":"string","minLength":1,"maxLength":512}}},{"type":"object","required":["type","mode"],"properties":{"type":{"type":"string","const":"other"},"mode":{"type":"string"}}}]},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"origin":{"type":"object","required":["id","position"],"properties":{"id":{"anyOf":[{"type":"string"},{"type":"number"}]},"position":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};

function validate409(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.requestId === undefined) && (missing0 = "requestId")) || ((data.message === undefined) && (missing0 = "message"))) || ((data.form === undefined) && (missing0 = "form"))){
return lacks(validate409, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate409, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate409, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate409, instancePath+"/requestId", message2);
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
return fail(validate409, instancePath+"/toolCallId", message3);
}
else {
if(data1.length < 1){
return fail(validate409, instancePath+"/toolCallId", message4);
}
}
}
else {
return fail(validate409, instancePath+"/toolCallId", message2);
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs5 = errors;
if(typeof data.message !== "string"){
return fail(validate409, instancePath+"/message", message2);
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.form !== undefined){
let data3 = data.form;
const _errs7 = errors;
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(errors === _errs9){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing1;
if(((data3.type === undefined) && (missing1 = "type")) || ((data3.fields === undefined) && (missing1 = "fields"))){
vErrors = add(vErrors, instancePath+"/form", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs11 = errors;
if(typeof data4 !== "string"){
vErrors = add(vErrors, instancePath+"/form/type", message2);
errors++;
}
if("form" !== data4){
vErrors = add(vErrors, instancePath+"/form/type", message1);
errors++;
}
var valid2 = _errs11 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.title !== undefined){
const _errs13 = errors;
if(typeof data3.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/title", message2);
errors++;
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.description !== undefined){
const _errs15 = errors;
if(typeof data3.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/description", message2);
errors++;
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.fields !== undefined){
let data7 = data3.fields;
const _errs17 = errors;
if(errors === _errs17){
if(Array.isArray(data7)){
var valid3 = true;
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(errors === _errs21){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing2;
if(((data8.type === undefined) && (missing2 = "type")) || ((data8.name === undefined) && (missing2 = "name"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, "must have required property '"+missing2+"'");
errors++;
}
else {
if(data8.type !== undefined){
let data9 = data8.type;
const _errs23 = errors;
if(typeof data9 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message2);
errors++;
}
if("text" !== data9){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message1);
errors++;
}
var valid5 = _errs23 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.name !== undefined){
const _errs25 = errors;
if(typeof data8.name !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/name", message2);
errors++;
}
var valid5 = _errs25 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.title !== undefined){
const _errs27 = errors;
if(typeof data8.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/title", message2);
errors++;
}
var valid5 = _errs27 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.description !== undefined){
const _errs29 = errors;
if(typeof data8.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/description", message2);
errors++;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.required !== undefined){
const _errs31 = errors;
if(typeof data8.required !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/required", message7);
errors++;
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.format !== undefined){
let data14 = data8.format;
const _errs33 = errors;
if(typeof data14 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/format", message2);
errors++;
}
if(!((((data14 === "email") || (data14 === "uri")) || (data14 === "date")) || (data14 === "date-time"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/format", message10);
errors++;
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.minLength !== undefined){
let data15 = data8.minLength;
const _errs35 = errors;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minLength", message11);
errors++;
}
if(errors === _errs35){
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 9007199254740991 || isNaN(data15)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minLength", message12);
errors++;
}
else {
if(data15 < 0 || isNaN(data15)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minLength", message13);
errors++;
}
}
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.maxLength !== undefined){
let data16 = data8.maxLength;
const _errs37 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maxLength", message11);
errors++;
}
if(errors === _errs37){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maxLength", message12);
errors++;
}
else {
if(data16 < 0 || isNaN(data16)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maxLength", message13);
errors++;
}
}
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.pattern !== undefined){
const _errs39 = errors;
if(typeof data8.pattern !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/pattern", message2);
errors++;
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.secret !== undefined){
const _errs41 = errors;
if(typeof data8.secret !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/secret", message7);
errors++;
}
var valid5 = _errs41 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data8.default !== undefined){
const _errs43 = errors;
if(typeof data8.default !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/default", message2);
errors++;
}
var valid5 = _errs43 === errors;
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
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message6);
errors++;
}
}
var _valid1 = _errs21 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs45 = errors;
if(errors === _errs45){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing3;
if(((data8.type === undefined) && (missing3 = "type")) || ((data8.name === undefined) && (missing3 = "name"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, "must have required property '"+missing3+"'");
errors++;
}
else {
if(data8.type !== undefined){
let data20 = data8.type;
const _errs47 = errors;
if(typeof data20 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message2);
errors++;
}
if("number" !== data20){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message1);
errors++;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.name !== undefined){
const _errs49 = errors;
if(typeof data8.name !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/name", message2);
errors++;
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.title !== undefined){
const _errs51 = errors;
if(typeof data8.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/title", message2);
errors++;
}
var valid6 = _errs51 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.description !== undefined){
const _errs53 = errors;
if(typeof data8.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/description", message2);
errors++;
}
var valid6 = _errs53 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.required !== undefined){
const _errs55 = errors;
if(typeof data8.required !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/required", message7);
errors++;
}
var valid6 = _errs55 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.whole !== undefined){
const _errs57 = errors;
if(typeof data8.whole !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/whole", message7);
errors++;
}
var valid6 = _errs57 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.minimum !== undefined){
let data26 = data8.minimum;
const _errs59 = errors;
if(!((typeof data26 == "number") && (isFinite(data26)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minimum", message0);
errors++;
}
var valid6 = _errs59 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.maximum !== undefined){
let data27 = data8.maximum;
const _errs61 = errors;
if(!((typeof data27 == "number") && (isFinite(data27)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maximum", message0);
errors++;
}
var valid6 = _errs61 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data8.default !== undefined){
let data28 = data8.default;
const _errs63 = errors;
if(!((typeof data28 == "number") && (isFinite(data28)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/default", message0);
errors++;
}
var valid6 = _errs63 === errors;
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
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message6);
errors++;
}
}
var _valid1 = _errs45 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs65 = errors;
if(errors === _errs65){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing4;
if(((data8.type === undefined) && (missing4 = "type")) || ((data8.name === undefined) && (missing4 = "name"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, "must have required property '"+missing4+"'");
errors++;
}
else {
if(data8.type !== undefined){
let data29 = data8.type;
const _errs67 = errors;
if(typeof data29 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message2);
errors++;
}
if("boolean" !== data29){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message1);
errors++;
}
var valid7 = _errs67 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.name !== undefined){
const _errs69 = errors;
if(typeof data8.name !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/name", message2);
errors++;
}
var valid7 = _errs69 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.title !== undefined){
const _errs71 = errors;
if(typeof data8.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/title", message2);
errors++;
}
var valid7 = _errs71 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.description !== undefined){
const _errs73 = errors;
if(typeof data8.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/description", message2);
errors++;
}
var valid7 = _errs73 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.required !== undefined){
const _errs75 = errors;
if(typeof data8.required !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/required", message7);
errors++;
}
var valid7 = _errs75 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data8.default !== undefined){
const _errs77 = errors;
if(typeof data8.default !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/default", message7);
errors++;
}
var valid7 = _errs77 === errors;
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
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message6);
errors++;
}
}
var _valid1 = _errs65 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs79 = errors;
if(errors === _errs79){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing5;
if((((data8.type === undefined) && (missing5 = "type")) || ((data8.name === undefined) && (missing5 = "name"))) || ((data8.options === undefined) && (missing5 = "options"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, "must have required property '"+missing5+"'");
errors++;
}
else {
if(data8.type !== undefined){
let data35 = data8.type;
const _errs81 = errors;
if(typeof data35 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message2);
errors++;
}
if("choice" !== data35){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message1);
errors++;
}
var valid8 = _errs81 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data8.name !== undefined){
const _errs83 = errors;
if(typeof data8.name !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/name", message2);
errors++;
}
var valid8 = _errs83 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data8.title !== undefined){
const _errs85 = errors;
if(typeof data8.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/title", message2);
errors++;
}
var valid8 = _errs85 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data8.description !== undefined){
const _errs87 = errors;
if(typeof data8.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/description", message2);
errors++;
}
var valid8 = _errs87 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data8.required !== undefined){
const _errs89 = errors;
if(typeof data8.required !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/required", message7);
errors++;
}
var valid8 = _errs89 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data8.options !== undefined){
let data40 = data8.options;
const _errs91 = errors;
if(errors === _errs91){
if(Array.isArray(data40)){
var valid9 = true;
const len1 = data40.length;
for(let i1=0; i1<len1; i1++){
let data41 = data40[i1];
const _errs93 = errors;
if(errors === _errs93){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing6;
if((data41.value === undefined) && (missing6 = "value")){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i1, "must have required property '"+missing6+"'");
errors++;
}
else {
if(data41.value !== undefined){
const _errs95 = errors;
if(typeof data41.value !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i1+"/value", message2);
errors++;
}
var valid10 = _errs95 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data41.title !== undefined){
const _errs97 = errors;
if(typeof data41.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i1+"/title", message2);
errors++;
}
var valid10 = _errs97 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data41.description !== undefined){
const _errs99 = errors;
if(typeof data41.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i1+"/description", message2);
errors++;
}
var valid10 = _errs99 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i1, message6);
errors++;
}
}
var valid9 = _errs93 === errors;
if(!valid9){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options", message19);
errors++;
}
}
var valid8 = _errs91 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data8.default !== undefined){
const _errs101 = errors;
if(typeof data8.default !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/default", message2);
errors++;
}
var valid8 = _errs101 === errors;
}
else {
var valid8 = true;
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
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message6);
errors++;
}
}
var _valid1 = _errs79 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs103 = errors;
if(errors === _errs103){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing7;
if((((data8.type === undefined) && (missing7 = "type")) || ((data8.name === undefined) && (missing7 = "name"))) || ((data8.options === undefined) && (missing7 = "options"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, "must have required property '"+missing7+"'");
errors++;
}
else {
if(data8.type !== undefined){
let data46 = data8.type;
const _errs105 = errors;
if(typeof data46 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message2);
errors++;
}
if("choices" !== data46){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message1);
errors++;
}
var valid11 = _errs105 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.name !== undefined){
const _errs107 = errors;
if(typeof data8.name !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/name", message2);
errors++;
}
var valid11 = _errs107 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.title !== undefined){
const _errs109 = errors;
if(typeof data8.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/title", message2);
errors++;
}
var valid11 = _errs109 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.description !== undefined){
const _errs111 = errors;
if(typeof data8.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/description", message2);
errors++;
}
var valid11 = _errs111 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.required !== undefined){
const _errs113 = errors;
if(typeof data8.required !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/required", message7);
errors++;
}
var valid11 = _errs113 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.options !== undefined){
let data51 = data8.options;
const _errs115 = errors;
if(errors === _errs115){
if(Array.isArray(data51)){
var valid12 = true;
const len2 = data51.length;
for(let i2=0; i2<len2; i2++){
let data52 = data51[i2];
const _errs117 = errors;
if(errors === _errs117){
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
let missing8;
if((data52.value === undefined) && (missing8 = "value")){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i2, "must have required property '"+missing8+"'");
errors++;
}
else {
if(data52.value !== undefined){
const _errs119 = errors;
if(typeof data52.value !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i2+"/value", message2);
errors++;
}
var valid13 = _errs119 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data52.title !== undefined){
const _errs121 = errors;
if(typeof data52.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i2+"/title", message2);
errors++;
}
var valid13 = _errs121 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data52.description !== undefined){
const _errs123 = errors;
if(typeof data52.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i2+"/description", message2);
errors++;
}
var valid13 = _errs123 === errors;
}
else {
var valid13 = true;
}
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options/" + i2, message6);
errors++;
}
}
var valid12 = _errs117 === errors;
if(!valid12){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/options", message19);
errors++;
}
}
var valid11 = _errs115 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.minItems !== undefined){
let data56 = data8.minItems;
const _errs125 = errors;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minItems", message11);
errors++;
}
if(errors === _errs125){
if((typeof data56 == "number") && (isFinite(data56))){
if(data56 > 9007199254740991 || isNaN(data56)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minItems", message12);
errors++;
}
else {
if(data56 < 0 || isNaN(data56)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/minItems", message13);
errors++;
}
}
}
}
var valid11 = _errs125 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.maxItems !== undefined){
let data57 = data8.maxItems;
const _errs127 = errors;
if(!(((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57))) && (isFinite(data57)))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maxItems", message11);
errors++;
}
if(errors === _errs127){
if((typeof data57 == "number") && (isFinite(data57))){
if(data57 > 9007199254740991 || isNaN(data57)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maxItems", message12);
errors++;
}
else {
if(data57 < 0 || isNaN(data57)){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/maxItems", message13);
errors++;
}
}
}
}
var valid11 = _errs127 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data8.default !== undefined){
let data58 = data8.default;
const _errs129 = errors;
if(errors === _errs129){
if(Array.isArray(data58)){
var valid14 = true;
const len3 = data58.length;
for(let i3=0; i3<len3; i3++){
const _errs131 = errors;
if(typeof data58[i3] !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/default/" + i3, message2);
errors++;
}
var valid14 = _errs131 === errors;
if(!valid14){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/default", message19);
errors++;
}
}
var valid11 = _errs129 === errors;
}
else {
var valid11 = true;
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
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message6);
errors++;
}
}
var _valid1 = _errs103 === errors;
valid4 = valid4 || _valid1;
if(!valid4){
const _errs133 = errors;
if(errors === _errs133){
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
let missing9;
if((((data8.type === undefined) && (missing9 = "type")) || ((data8.name === undefined) && (missing9 = "name"))) || ((data8.kind === undefined) && (missing9 = "kind"))){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, "must have required property '"+missing9+"'");
errors++;
}
else {
if(data8.type !== undefined){
let data60 = data8.type;
const _errs135 = errors;
if(typeof data60 !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message2);
errors++;
}
if("other" !== data60){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/type", message1);
errors++;
}
var valid15 = _errs135 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data8.name !== undefined){
const _errs137 = errors;
if(typeof data8.name !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/name", message2);
errors++;
}
var valid15 = _errs137 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data8.title !== undefined){
const _errs139 = errors;
if(typeof data8.title !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/title", message2);
errors++;
}
var valid15 = _errs139 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data8.description !== undefined){
const _errs141 = errors;
if(typeof data8.description !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/description", message2);
errors++;
}
var valid15 = _errs141 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data8.required !== undefined){
const _errs143 = errors;
if(typeof data8.required !== "boolean"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/required", message7);
errors++;
}
var valid15 = _errs143 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data8.kind !== undefined){
const _errs145 = errors;
if(typeof data8.kind !== "string"){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0+"/kind", message2);
errors++;
}
var valid15 = _errs145 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message6);
errors++;
}
}
var _valid1 = _errs133 === errors;
valid4 = valid4 || _valid1;
}
}
}
}
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/form/fields/" + i0, message9);
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
var valid3 = _errs19 === errors;
if(!valid3){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/fields", message19);
errors++;
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
else {
vErrors = add(vErrors, instancePath+"/form", message6);
errors++;
}
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs147 = errors;
if(errors === _errs147){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing10;
if(((data3.type === undefined) && (missing10 = "type")) || ((data3.url === undefined) && (missing10 = "url"))){
vErrors = add(vErrors, instancePath+"/form", "must have required property '"+missing10+"'");
errors++;
}
else {
if(data3.type !== undefined){
let data66 = data3.type;
const _errs149 = errors;
if(typeof data66 !== "string"){
vErrors = add(vErrors, instancePath+"/form/type", message2);
errors++;
}
if("url" !== data66){
vErrors = add(vErrors, instancePath+"/form/type", message1);
errors++;
}
var valid16 = _errs149 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data3.url !== undefined){
const _errs151 = errors;
if(typeof data3.url !== "string"){
vErrors = add(vErrors, instancePath+"/form/url", message2);
errors++;
}
var valid16 = _errs151 === errors;
}
else {
var valid16 = true;
}
if(valid16){
if(data3.visitId !== undefined){
let data68 = data3.visitId;
const _errs153 = errors;
if(errors === _errs153){
if(typeof data68 === "string"){
if(data68.length > 512){
vErrors = add(vErrors, instancePath+"/form/visitId", message3);
errors++;
}
else {
if(data68.length < 1){
vErrors = add(vErrors, instancePath+"/form/visitId", message4);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form/visitId", message2);
errors++;
}
}
var valid16 = _errs153 === errors;
}
else {
var valid16 = true;
}
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form", message6);
errors++;
}
}
var _valid0 = _errs147 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs155 = errors;
if(errors === _errs155){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing11;
if(((data3.type === undefined) && (missing11 = "type")) || ((data3.mode === undefined) && (missing11 = "mode"))){
vErrors = add(vErrors, instancePath+"/form", "must have required property '"+missing11+"'");
errors++;
}
else {
if(data3.type !== undefined){
let data69 = data3.type;
const _errs157 = errors;
if(typeof data69 !== "string"){
vErrors = add(vErrors, instancePath+"/form/type", message2);
errors++;
}
if("other" !== data69){
vErrors = add(vErrors, instancePath+"/form/type", message1);
errors++;
}
var valid17 = _errs157 === errors;
}
else {
var valid17 = true;
}
if(valid17){
if(data3.mode !== undefined){
const _errs159 = errors;
if(typeof data3.mode !== "string"){
vErrors = add(vErrors, instancePath+"/form/mode", message2);
errors++;
}
var valid17 = _errs159 === errors;
}
else {
var valid17 = true;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/form", message6);
errors++;
}
}
var _valid0 = _errs155 === errors;
valid1 = valid1 || _valid0;
}
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/form", message9);
errors++;
validate409.errors = vErrors;
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
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.at !== undefined){
let data71 = data.at;
const _errs161 = errors;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
return fail(validate409, instancePath+"/at", message11);
}
if(errors === _errs161){
if((typeof data71 == "number") && (isFinite(data71))){
if(data71 > 9007199254740991 || isNaN(data71)){
return fail(validate409, instancePath+"/at", message12);
}
else {
if(data71 < 0 || isNaN(data71)){
return fail(validate409, instancePath+"/at", message13);
}
}
}
}
var valid0 = _errs161 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.origin !== undefined){
let data72 = data.origin;
const _errs163 = errors;
if(errors === _errs163){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
let missing12;
if(((data72.id === undefined) && (missing12 = "id")) || ((data72.position === undefined) && (missing12 = "position"))){
return lacks(validate409, instancePath+"/origin", missing12);
}
else {
if(data72.id !== undefined){
let data73 = data72.id;
const _errs165 = errors;
const _errs166 = errors;
let valid19 = false;
const _errs167 = errors;
if(typeof data73 !== "string"){
vErrors = add(vErrors, instancePath+"/origin/id", message2);
errors++;
}
var _valid2 = _errs167 === errors;
valid19 = valid19 || _valid2;
if(!valid19){
const _errs169 = errors;
if(!((typeof data73 == "number") && (isFinite(data73)))){
vErrors = add(vErrors, instancePath+"/origin/id", message0);
errors++;
}
var _valid2 = _errs169 === errors;
valid19 = valid19 || _valid2;
}
if(!valid19){
vErrors = add(vErrors, instancePath+"/origin/id", message9);
errors++;
validate409.errors = vErrors;
return false;
}
else {
errors = _errs166;
if(vErrors !== null){
if(_errs166){
vErrors.length = _errs166;
}
else {
vErrors = null;
}
}
}
var valid18 = _errs165 === errors;
}
else {
var valid18 = true;
}
if(valid18){
if(data72.position !== undefined){
let data74 = data72.position;
const _errs171 = errors;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
return fail(validate409, instancePath+"/origin/position", message11);
}
if(errors === _errs171){
if((typeof data74 == "number") && (isFinite(data74))){
if(data74 > 9007199254740991 || isNaN(data74)){
return fail(validate409, instancePath+"/origin/position", message12);
}
else {
if(data74 < 0 || isNaN(data74)){
return fail(validate409, instancePath+"/origin/position", message13);
}
}
}
}
var valid18 = _errs171 === errors;
}
else {
var valid18 = true;
}
}
}
}
else {
return fail(validate409, instancePath+"/origin", message6);
}
}
var valid0 = _errs163 === errors;
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
return fail(validate409, instancePath, message6);
}
}
validate409.errors = vErrors;
return errors === 0;
}

const check236 = validate410;
const schema288 = {"type":"object","required":["requestId","outcome"],"$id":"check236","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"outcome":{"anyOf":[{"type":"object","required":["type","values"],"properties":{"type":{"type":"string","const":"accepted"},"values":{"type":"array","items":{"$ref":"part16"}},"secrets":{"type":"array","items":{"type":"string"}}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"declined"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"dismissed"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"completed"}}},{"type":"object","required":["type"],"properties":{"type":{"type":"string","const":"cancelled"}}},{"$ref":"part45"}]},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate410(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.requestId === undefined) && (missing0 = "requestId")) || ((data.outcome === undefined) && (missing0 = "outcome"))){
return lacks(validate410, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate410, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate410, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate410, instancePath+"/requestId", message2);
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
if(((data1.type === undefined) && (missing1 = "type")) || ((data1.values === undefined) && (missing1 = "values"))){
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data2 = data1.type;
const _errs7 = errors;
if(typeof data2 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("accepted" !== data2){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.values !== undefined){
let data3 = data1.values;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data3)){
var valid3 = true;
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
const _errs11 = errors;
if(!(validate167(data3[i0], instancePath+"/outcome/values/" + i0))){
vErrors = addAll(vErrors, validate167);
errors = vErrors.length;
}
var valid3 = _errs11 === errors;
if(!valid3){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome/values", message19);
errors++;
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.secrets !== undefined){
let data5 = data1.secrets;
const _errs12 = errors;
if(errors === _errs12){
if(Array.isArray(data5)){
var valid4 = true;
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
const _errs14 = errors;
if(typeof data5[i1] !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/secrets/" + i1, message2);
errors++;
}
var valid4 = _errs14 === errors;
if(!valid4){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome/secrets", message19);
errors++;
}
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs16 = errors;
if(errors === _errs16){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing2;
if((data1.type === undefined) && (missing2 = "type")){
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing2+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data7 = data1.type;
if(typeof data7 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("declined" !== data7){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs20 = errors;
if(errors === _errs20){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing3;
if((data1.type === undefined) && (missing3 = "type")){
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing3+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data8 = data1.type;
if(typeof data8 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("dismissed" !== data8){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs20 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs24 = errors;
if(errors === _errs24){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing4;
if((data1.type === undefined) && (missing4 = "type")){
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing4+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data9 = data1.type;
if(typeof data9 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("completed" !== data9){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs24 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs28 = errors;
if(errors === _errs28){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing5;
if((data1.type === undefined) && (missing5 = "type")){
vErrors = add(vErrors, instancePath+"/outcome", "must have required property '"+missing5+"'");
errors++;
}
else {
if(data1.type !== undefined){
let data10 = data1.type;
if(typeof data10 !== "string"){
vErrors = add(vErrors, instancePath+"/outcome/type", message2);
errors++;
}
if("cancelled" !== data10){
vErrors = add(vErrors, instancePath+"/outcome/type", message1);
errors++;
}
}
}
}
else {
vErrors = add(vErrors, instancePath+"/outcome", message6);
errors++;
}
}
var _valid0 = _errs28 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs32 = errors;
if(!(validate406(data1, instancePath+"/outcome"))){
vErrors = addAll(vErrors, validate406);
errors = vErrors.length;
}
var _valid0 = _errs32 === errors;
valid1 = valid1 || _valid0;
}
}
}
}
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/outcome", message9);
errors++;
validate410.errors = vErrors;
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
let data11 = data.at;
const _errs33 = errors;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return fail(validate410, instancePath+"/at", message11);
}
if(errors === _errs33){
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 9007199254740991 || isNaN(data11)){
return fail(validate410, instancePath+"/at", message12);
}
else {
if(data11 < 0 || isNaN(data11)){
return fail(validate410, instancePath+"/at", message13);
}
}
}
}
var valid0 = _errs33 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
else {
return fail(validate410, instancePath, message6);
}
}
validate410.errors = vErrors;
return errors === 0;
}

const check237 = validate413;
const schema289 = {"type":"object","required":["requestId"],"$id":"check237","properties":{"requestId":{"type":"string","minLength":1,"maxLength":512},"at":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate413(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.requestId === undefined) && (missing0 = "requestId")){
return lacks(validate413, instancePath, missing0);
}
else {
if(data.requestId !== undefined){
let data0 = data.requestId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate413, instancePath+"/requestId", message3);
}
else {
if(data0.length < 1){
return fail(validate413, instancePath+"/requestId", message4);
}
}
}
else {
return fail(validate413, instancePath+"/requestId", message2);
}
}
}
else {
}
{
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate413, instancePath+"/at", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate413, instancePath+"/at", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate413, instancePath+"/at", message13);
}
}
}
}
}
else {
}
}
}
}
else {
return fail(validate413, instancePath, message6);
}
}
validate413.errors = vErrors;
return errors === 0;
}

const check238 = validate414;
const schema290 = {"type":"object","required":["agentSessionId","agent"],"$id":"check238","properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"agent":{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"type":"string"},"version":{"type":"string"}}},"how":{"type":"string","enum":["new","resumed","loaded","seeded"]},"reason":{"type":"string","enum":["restart","fresh","switched"]},"letGo":{"type":"string","enum":["time","memory","processes","closed"]},"agentId":{"type":"string","minLength":1,"maxLength":512},"knows":{"type":"object","required":["turns","of"],"properties":{"turns":{"type":"integer","minimum":0},"of":{"type":"integer","minimum":0}}},"servers":{"type":"array","items":{"type":"object","required":["name","from"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"from":{"type":"string","enum":["user","workspace"]}}}}}};

function validate414(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.agentSessionId === undefined) && (missing0 = "agentSessionId")) || ((data.agent === undefined) && (missing0 = "agent"))){
return lacks(validate414, instancePath, missing0);
}
else {
if(data.agentSessionId !== undefined){
let data0 = data.agentSessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate414, instancePath+"/agentSessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate414, instancePath+"/agentSessionId", message4);
}
}
}
else {
return fail(validate414, instancePath+"/agentSessionId", message2);
}
}
}
else {
}
{
if(data.agent !== undefined){
let data1 = data.agent;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
return lacks(validate414, instancePath+"/agent", missing1);
}
else {
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
return fail(validate414, instancePath+"/agent/name", message2);
}
}
else {
}
{
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
return fail(validate414, instancePath+"/agent/title", message2);
}
}
else {
}
{
if(data1.version !== undefined){
if(typeof data1.version !== "string"){
return fail(validate414, instancePath+"/agent/version", message2);
}
}
else {
}
}
}
}
}
else {
return fail(validate414, instancePath+"/agent", message6);
}
}
}
else {
}
{
if(data.how !== undefined){
let data5 = data.how;
if(typeof data5 !== "string"){
return fail(validate414, instancePath+"/how", message2);
}
if(!((((data5 === "new") || (data5 === "resumed")) || (data5 === "loaded")) || (data5 === "seeded"))){
return fail(validate414, instancePath+"/how", message10);
}
}
else {
}
{
if(data.reason !== undefined){
let data6 = data.reason;
if(typeof data6 !== "string"){
return fail(validate414, instancePath+"/reason", message2);
}
if(!(((data6 === "restart") || (data6 === "fresh")) || (data6 === "switched"))){
return fail(validate414, instancePath+"/reason", message10);
}
}
else {
}
{
if(data.letGo !== undefined){
let data7 = data.letGo;
if(typeof data7 !== "string"){
return fail(validate414, instancePath+"/letGo", message2);
}
if(!((((data7 === "time") || (data7 === "memory")) || (data7 === "processes")) || (data7 === "closed"))){
return fail(validate414, instancePath+"/letGo", message10);
}
}
else {
}
{
if(data.agentId !== undefined){
let data8 = data.agentId;
{
if(typeof data8 === "string"){
if(data8.length > 512){
return fail(validate414, instancePath+"/agentId", message3);
}
else {
if(data8.length < 1){
return fail(validate414, instancePath+"/agentId", message4);
}
}
}
else {
return fail(validate414, instancePath+"/agentId", message2);
}
}
}
else {
}
{
if(data.knows !== undefined){
let data9 = data.knows;
{
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if(((data9.turns === undefined) && (missing2 = "turns")) || ((data9.of === undefined) && (missing2 = "of"))){
return lacks(validate414, instancePath+"/knows", missing2);
}
else {
if(data9.turns !== undefined){
let data10 = data9.turns;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
return fail(validate414, instancePath+"/knows/turns", message11);
}
{
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 < 0 || isNaN(data10)){
return fail(validate414, instancePath+"/knows/turns", message13);
}
}
}
}
else {
}
{
if(data9.of !== undefined){
let data11 = data9.of;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
return fail(validate414, instancePath+"/knows/of", message11);
}
{
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 < 0 || isNaN(data11)){
return fail(validate414, instancePath+"/knows/of", message13);
}
}
}
}
else {
}
}
}
}
else {
return fail(validate414, instancePath+"/knows", message6);
}
}
}
else {
}
{
if(data.servers !== undefined){
let data12 = data.servers;
{
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
{
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
let missing3;
if(((data13.name === undefined) && (missing3 = "name")) || ((data13.from === undefined) && (missing3 = "from"))){
return lacks(validate414, instancePath+"/servers/" + i0, missing3);
}
else {
if(data13.name !== undefined){
let data14 = data13.name;
{
if(typeof data14 === "string"){
if(data14.length > 100){
return fail(validate414, instancePath+"/servers/" + i0+"/name", message8);
}
else {
if(data14.length < 1){
return fail(validate414, instancePath+"/servers/" + i0+"/name", message4);
}
}
}
else {
return fail(validate414, instancePath+"/servers/" + i0+"/name", message2);
}
}
}
else {
}
{
if(data13.from !== undefined){
let data15 = data13.from;
if(typeof data15 !== "string"){
return fail(validate414, instancePath+"/servers/" + i0+"/from", message2);
}
if(!((data15 === "user") || (data15 === "workspace"))){
return fail(validate414, instancePath+"/servers/" + i0+"/from", message10);
}
}
else {
}
}
}
}
else {
return fail(validate414, instancePath+"/servers/" + i0, message6);
}
}
}
}
else {
return fail(validate414, instancePath+"/servers", message19);
}
}
}
else {
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
return fail(validate414, instancePath, message6);
}
}
validate414.errors = vErrors;
return errors === 0;
}

const check239 = validate415;
const schema291 = {"type":"object","required":["message"],"$id":"check239","properties":{"agentSessionId":{"type":"string","minLength":1,"maxLength":512},"message":{"type":"string"},"wording":{"$ref":"part0"},"exitCode":{"type":"integer"},"signal":{"type":"string"},"stderr":{"type":"string"},"idle":{"type":"boolean"}}};

function validate415(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
return lacks(validate415, instancePath, missing0);
}
else {
if(data.agentSessionId !== undefined){
let data0 = data.agentSessionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate415, instancePath+"/agentSessionId", message3);
}
else {
if(data0.length < 1){
return fail(validate415, instancePath+"/agentSessionId", message4);
}
}
}
else {
return fail(validate415, instancePath+"/agentSessionId", message2);
}
}
}
else {
}
{
if(data.message !== undefined){
if(typeof data.message !== "string"){
return fail(validate415, instancePath+"/message", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate415, validate24);
}
}
else {
}
{
if(data.exitCode !== undefined){
let data3 = data.exitCode;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate415, instancePath+"/exitCode", message11);
}
}
else {
}
{
if(data.signal !== undefined){
if(typeof data.signal !== "string"){
return fail(validate415, instancePath+"/signal", message2);
}
}
else {
}
{
if(data.stderr !== undefined){
if(typeof data.stderr !== "string"){
return fail(validate415, instancePath+"/stderr", message2);
}
}
else {
}
{
if(data.idle !== undefined){
if(typeof data.idle !== "boolean"){
return fail(validate415, instancePath+"/idle", message7);
}
}
else {
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
return fail(validate415, instancePath, message6);
}
}
validate415.errors = vErrors;
return errors === 0;
}

const check240 = validate417;
const schema292 = {"type":"object","required":["message"],"$id":"check240","properties":{"message":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate417(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.message === undefined) && (missing0 = "message")){
return lacks(validate417, instancePath, missing0);
}
else {
if(data.message !== undefined){
if(typeof data.message !== "string"){
return fail(validate417, instancePath+"/message", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate417, validate24);
}
}
else {
}
}
}
}
else {
return fail(validate417, instancePath, message6);
}
}
validate417.errors = vErrors;
return errors === 0;
}

const check241 = validate419;
const schema293 = {"type":"object","required":["why"],"$id":"check241","properties":{"why":{"type":"string","enum":["time","memory","processes","closed"]}}};

function validate419(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.why === undefined) && (missing0 = "why")){
return lacks(validate419, instancePath, missing0);
}
else {
if(data.why !== undefined){
let data0 = data.why;
if(typeof data0 !== "string"){
return fail(validate419, instancePath+"/why", message2);
}
if(!((((data0 === "time") || (data0 === "memory")) || (data0 === "processes")) || (data0 === "closed"))){
return fail(validate419, instancePath+"/why", message10);
}
}
}
}
else {
return fail(validate419, instancePath, message6);
}
}
validate419.errors = vErrors;
return errors === 0;
}

const check242 = validate420;
const schema294 = {"type":"object","required":["settings"],"$id":"check242","properties":{"settings":{"type":"array","items":{"type":"object","required":["option","value","from"],"properties":{"option":{"type":"string","minLength":1,"maxLength":512},"value":{"anyOf":[{"type":"string"},{"type":"boolean"}]},"from":{"type":"string","enum":["settings","remembered"]},"reason":{"type":"string"},"wording":{"$ref":"part0"}}}}}};

function validate420(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.settings === undefined) && (missing0 = "settings")){
return lacks(validate420, instancePath, missing0);
}
else {
if(data.settings !== undefined){
let data0 = data.settings;
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
if((((data1.option === undefined) && (missing1 = "option")) || ((data1.value === undefined) && (missing1 = "value"))) || ((data1.from === undefined) && (missing1 = "from"))){
return lacks(validate420, instancePath+"/settings/" + i0, missing1);
}
else {
if(data1.option !== undefined){
let data2 = data1.option;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate420, instancePath+"/settings/" + i0+"/option", message3);
}
else {
if(data2.length < 1){
return fail(validate420, instancePath+"/settings/" + i0+"/option", message4);
}
}
}
else {
return fail(validate420, instancePath+"/settings/" + i0+"/option", message2);
}
}
var valid2 = _errs5 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.value !== undefined){
let data3 = data1.value;
const _errs7 = errors;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(typeof data3 !== "string"){
vErrors = add(vErrors, instancePath+"/settings/" + i0+"/value", message2);
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs11 = errors;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, instancePath+"/settings/" + i0+"/value", message7);
errors++;
}
var _valid0 = _errs11 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/settings/" + i0+"/value", message9);
errors++;
validate420.errors = vErrors;
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
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.from !== undefined){
let data4 = data1.from;
const _errs13 = errors;
if(typeof data4 !== "string"){
return fail(validate420, instancePath+"/settings/" + i0+"/from", message2);
}
if(!((data4 === "settings") || (data4 === "remembered"))){
return fail(validate420, instancePath+"/settings/" + i0+"/from", message10);
}
var valid2 = _errs13 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.reason !== undefined){
const _errs15 = errors;
if(typeof data1.reason !== "string"){
return fail(validate420, instancePath+"/settings/" + i0+"/reason", message2);
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.wording !== undefined){
const _errs17 = errors;
if(!(validate24(data1.wording, instancePath+"/settings/" + i0+"/wording"))){
vErrors = addAll(vErrors, validate24);
errors = vErrors.length;
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
return fail(validate420, instancePath+"/settings/" + i0, message6);
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
else {
return fail(validate420, instancePath+"/settings", message19);
}
}
}
}
}
else {
return fail(validate420, instancePath, message6);
}
}
validate420.errors = vErrors;
return errors === 0;
}

const check243 = validate422;
const schema295 = {"type":"object","required":["aspect","value"],"$id":"check243","properties":{"aspect":{"type":"string","enum":["commands","mode","config","usage","info","login"]},"value":{"type":"object"}}};

function validate422(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.aspect === undefined) && (missing0 = "aspect")) || ((data.value === undefined) && (missing0 = "value"))){
return lacks(validate422, instancePath, missing0);
}
else {
if(data.aspect !== undefined){
let data0 = data.aspect;
if(typeof data0 !== "string"){
return fail(validate422, instancePath+"/aspect", message2);
}
if(!((((((data0 === "commands") || (data0 === "mode")) || (data0 === "config")) || (data0 === "usage")) || (data0 === "info")) || (data0 === "login"))){
return fail(validate422, instancePath+"/aspect", message10);
}
}
else {
}
{
if(data.value !== undefined){
let data1 = data.value;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return fail(validate422, instancePath+"/value", message6);
}
}
else {
}
}
}
}
else {
return fail(validate422, instancePath, message6);
}
}
validate422.errors = vErrors;
return errors === 0;
}

const check244 = validate423;
const schema296 = {"type":"object","required":["update","data"],"$id":"check244","properties":{"update":{"type":"string"},"data":{"type":"object"},"problem":{"type":"string"},"wording":{"$ref":"part0"}}};

function validate423(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.update === undefined) && (missing0 = "update")) || ((data.data === undefined) && (missing0 = "data"))){
return lacks(validate423, instancePath, missing0);
}
else {
if(data.update !== undefined){
if(typeof data.update !== "string"){
return fail(validate423, instancePath+"/update", message2);
}
}
else {
}
{
if(data.data !== undefined){
let data1 = data.data;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return fail(validate423, instancePath+"/data", message6);
}
}
else {
}
{
if(data.problem !== undefined){
if(typeof data.problem !== "string"){
return fail(validate423, instancePath+"/problem", message2);
}
}
else {
}
{
if(data.wording !== undefined){
if(!(validate24(data.wording, instancePath+"/wording"))){
return failAs(validate423, validate24);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate423, instancePath, message6);
}
}
validate423.errors = vErrors;
return errors === 0;
}

const check245 = validate425;
const schema297 = {"type":"object","required":["severity","title"],"$id":"check245","properties":{"severity":{"type":"string","maxLength":100},"title":{"type":"string","minLength":1,"maxLength":4000},"description":{"type":"string","maxLength":32000},"meta":{"type":"object"}}};

function validate425(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.severity === undefined) && (missing0 = "severity")) || ((data.title === undefined) && (missing0 = "title"))){
return lacks(validate425, instancePath, missing0);
}
else {
if(data.severity !== undefined){
let data0 = data.severity;
{
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate425, instancePath+"/severity", message8);
}
}
else {
return fail(validate425, instancePath+"/severity", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
let data1 = data.title;
{
if(typeof data1 === "string"){
if(data1.length > 4000){
return fail(validate425, instancePath+"/title", message36);
}
else {
if(data1.length < 1){
return fail(validate425, instancePath+"/title", message4);
}
}
}
else {
return fail(validate425, instancePath+"/title", message2);
}
}
}
else {
}
{
if(data.description !== undefined){
let data2 = data.description;
{
if(typeof data2 === "string"){
if(data2.length > 32000){
return fail(validate425, instancePath+"/description", message37);
}
}
else {
return fail(validate425, instancePath+"/description", message2);
}
}
}
else {
}
{
if(data.meta !== undefined){
let data3 = data.meta;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
return fail(validate425, instancePath+"/meta", message6);
}
}
else {
}
}
}
}
}
}
else {
return fail(validate425, instancePath, message6);
}
}
validate425.errors = vErrors;
return errors === 0;
}

const check246 = validate426;
const schema298 = {"type":"object","required":["activityId","kind","status"],"$id":"check246","properties":{"activityId":{"type":"string","minLength":1,"maxLength":512},"kind":{"type":"string","enum":["compaction","subagent"]},"status":{"type":"string","maxLength":100},"title":{"type":"string","maxLength":4000},"detail":{"type":"string","maxLength":32000},"meta":{"type":"object"},"at":{"type":"integer","minimum":0,"maximum":9007199254740991},"since":{"type":"number"}}};

function validate426(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.activityId === undefined) && (missing0 = "activityId")) || ((data.kind === undefined) && (missing0 = "kind"))) || ((data.status === undefined) && (missing0 = "status"))){
return lacks(validate426, instancePath, missing0);
}
else {
if(data.activityId !== undefined){
let data0 = data.activityId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate426, instancePath+"/activityId", message3);
}
else {
if(data0.length < 1){
return fail(validate426, instancePath+"/activityId", message4);
}
}
}
else {
return fail(validate426, instancePath+"/activityId", message2);
}
}
}
else {
}
{
if(data.kind !== undefined){
let data1 = data.kind;
if(typeof data1 !== "string"){
return fail(validate426, instancePath+"/kind", message2);
}
if(!((data1 === "compaction") || (data1 === "subagent"))){
return fail(validate426, instancePath+"/kind", message10);
}
}
else {
}
{
if(data.status !== undefined){
let data2 = data.status;
{
if(typeof data2 === "string"){
if(data2.length > 100){
return fail(validate426, instancePath+"/status", message8);
}
}
else {
return fail(validate426, instancePath+"/status", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
let data3 = data.title;
{
if(typeof data3 === "string"){
if(data3.length > 4000){
return fail(validate426, instancePath+"/title", message36);
}
}
else {
return fail(validate426, instancePath+"/title", message2);
}
}
}
else {
}
{
if(data.detail !== undefined){
let data4 = data.detail;
{
if(typeof data4 === "string"){
if(data4.length > 32000){
return fail(validate426, instancePath+"/detail", message37);
}
}
else {
return fail(validate426, instancePath+"/detail", message2);
}
}
}
else {
}
{
if(data.meta !== undefined){
let data5 = data.meta;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
return fail(validate426, instancePath+"/meta", message6);
}
}
else {
}
{
if(data.at !== undefined){
let data6 = data.at;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
return fail(validate426, instancePath+"/at", message11);
}
{
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 9007199254740991 || isNaN(data6)){
return fail(validate426, instancePath+"/at", message12);
}
else {
if(data6 < 0 || isNaN(data6)){
return fail(validate426, instancePath+"/at", message13);
}
}
}
}
}
else {
}
{
if(data.since !== undefined){
let data7 = data.since;
if(!((typeof data7 == "number") && (isFinite(data7)))){
return fail(validate426, instancePath+"/since", message0);
}
}
else {
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
return fail(validate426, instancePath, message6);
}
}
validate426.errors = vErrors;
return errors === 0;
}

const check247 = validate427;
const schema299 = {"type":"object","required":["line","format","version","sessionId","title","folder","agent","createdAt","through","blobs"],"$id":"check247","properties":{"line":{"type":"string","const":"session"},"format":{"type":"string","const":"parley-session"},"version":{"type":"number","const":1},"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"type":"string"},"folder":{"type":"string"},"agent":{"type":"string"},"createdAt":{"type":"number"},"through":{"type":"integer","minimum":1,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate427(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((((((data.line === undefined) && (missing0 = "line")) || ((data.format === undefined) && (missing0 = "format"))) || ((data.version === undefined) && (missing0 = "version"))) || ((data.sessionId === undefined) && (missing0 = "sessionId"))) || ((data.title === undefined) && (missing0 = "title"))) || ((data.folder === undefined) && (missing0 = "folder"))) || ((data.agent === undefined) && (missing0 = "agent"))) || ((data.createdAt === undefined) && (missing0 = "createdAt"))) || ((data.through === undefined) && (missing0 = "through"))) || ((data.blobs === undefined) && (missing0 = "blobs"))){
return lacks(validate427, instancePath, missing0);
}
else {
if(data.line !== undefined){
let data0 = data.line;
if(typeof data0 !== "string"){
return fail(validate427, instancePath+"/line", message2);
}
if("session" !== data0){
return fail(validate427, instancePath+"/line", message1);
}
}
else {
}
{
if(data.format !== undefined){
let data1 = data.format;
if(typeof data1 !== "string"){
return fail(validate427, instancePath+"/format", message2);
}
if("parley-session" !== data1){
return fail(validate427, instancePath+"/format", message1);
}
}
else {
}
{
if(data.version !== undefined){
let data2 = data.version;
if(!((typeof data2 == "number") && (isFinite(data2)))){
return fail(validate427, instancePath+"/version", message0);
}
if(1 !== data2){
return fail(validate427, instancePath+"/version", message1);
}
}
else {
}
{
if(data.sessionId !== undefined){
let data3 = data.sessionId;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate427, instancePath+"/sessionId", message3);
}
else {
if(data3.length < 1){
return fail(validate427, instancePath+"/sessionId", message4);
}
}
}
else {
return fail(validate427, instancePath+"/sessionId", message2);
}
}
}
else {
}
{
if(data.title !== undefined){
if(typeof data.title !== "string"){
return fail(validate427, instancePath+"/title", message2);
}
}
else {
}
{
if(data.folder !== undefined){
if(typeof data.folder !== "string"){
return fail(validate427, instancePath+"/folder", message2);
}
}
else {
}
{
if(data.agent !== undefined){
if(typeof data.agent !== "string"){
return fail(validate427, instancePath+"/agent", message2);
}
}
else {
}
{
if(data.createdAt !== undefined){
let data7 = data.createdAt;
if(!((typeof data7 == "number") && (isFinite(data7)))){
return fail(validate427, instancePath+"/createdAt", message0);
}
}
else {
}
{
if(data.through !== undefined){
let data8 = data.through;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
return fail(validate427, instancePath+"/through", message11);
}
{
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 9007199254740991 || isNaN(data8)){
return fail(validate427, instancePath+"/through", message12);
}
else {
if(data8 < 1 || isNaN(data8)){
return fail(validate427, instancePath+"/through", message25);
}
}
}
}
}
else {
}
{
if(data.blobs !== undefined){
let data9 = data.blobs;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
return fail(validate427, instancePath+"/blobs", message11);
}
{
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 9007199254740991 || isNaN(data9)){
return fail(validate427, instancePath+"/blobs", message12);
}
else {
if(data9 < 0 || isNaN(data9)){
return fail(validate427, instancePath+"/blobs", message13);
}
}
}
}
}
else {
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
return fail(validate427, instancePath, message6);
}
}
validate427.errors = vErrors;
return errors === 0;
}

const check248 = validate428;
const schema300 = {"$id":"check248","anyOf":[{"type":"object","required":["line","blob","size","offset","data"],"properties":{"line":{"type":"string","const":"blob"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991},"offset":{"type":"integer","minimum":0,"maximum":9007199254740991},"data":{"type":"string"}}},{"type":"object","required":["line","blob","size","withheld"],"properties":{"line":{"type":"string","const":"blob"},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991},"withheld":{"type":"boolean","const":true}}}]};

function validate428(data, instancePath=""){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.line === undefined) && (missing0 = "line")) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))) || ((data.offset === undefined) && (missing0 = "offset"))) || ((data.data === undefined) && (missing0 = "data"))){
vErrors = add(vErrors, instancePath, "must have required property '"+missing0+"'");
errors++;
}
else {
if(data.line !== undefined){
let data0 = data.line;
const _errs3 = errors;
if(typeof data0 !== "string"){
vErrors = add(vErrors, instancePath+"/line", message2);
errors++;
}
if("blob" !== data0){
vErrors = add(vErrors, instancePath+"/line", message1);
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
vErrors = add(vErrors, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/blob", message2);
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
vErrors = add(vErrors, instancePath+"/size", message11);
errors++;
}
if(errors === _errs7){
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
vErrors = add(vErrors, instancePath+"/size", message12);
errors++;
}
else {
if(data2 < 0 || isNaN(data2)){
vErrors = add(vErrors, instancePath+"/size", message13);
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
vErrors = add(vErrors, instancePath+"/offset", message11);
errors++;
}
if(errors === _errs9){
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
vErrors = add(vErrors, instancePath+"/offset", message12);
errors++;
}
else {
if(data3 < 0 || isNaN(data3)){
vErrors = add(vErrors, instancePath+"/offset", message13);
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
vErrors = add(vErrors, instancePath+"/data", message2);
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
vErrors = add(vErrors, instancePath, message6);
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
vErrors = add(vErrors, instancePath, "must have required property '"+missing1+"'");
errors++;
}
else {
if(data.line !== undefined){
let data5 = data.line;
const _errs15 = errors;
if(typeof data5 !== "string"){
vErrors = add(vErrors, instancePath+"/line", message2);
errors++;
}
if("blob" !== data5){
vErrors = add(vErrors, instancePath+"/line", message1);
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
vErrors = add(vErrors, instancePath+"/blob", "must match pattern \""+"^[0-9a-f]{64}$"+"\"");
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/blob", message2);
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
vErrors = add(vErrors, instancePath+"/size", message11);
errors++;
}
if(errors === _errs19){
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 9007199254740991 || isNaN(data7)){
vErrors = add(vErrors, instancePath+"/size", message12);
errors++;
}
else {
if(data7 < 0 || isNaN(data7)){
vErrors = add(vErrors, instancePath+"/size", message13);
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
vErrors = add(vErrors, instancePath+"/withheld", message7);
errors++;
}
if(true !== data8){
vErrors = add(vErrors, instancePath+"/withheld", message1);
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
vErrors = add(vErrors, instancePath, message6);
errors++;
}
}
var _valid0 = _errs13 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
vErrors = add(vErrors, instancePath, message9);
errors++;
validate428.errors = vErrors;
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
validate428.errors = vErrors;
return errors === 0;
}

const check249 = validate429;
const schema301 = {"type":"object","required":["line","index","id","ts","type","payload"],"$id":"check249","properties":{"line":{"type":"string","const":"event"},"index":{"type":"integer","minimum":1,"maximum":9007199254740991},"from":{"type":"integer","minimum":1,"maximum":9007199254740991},"id":{"type":"string","minLength":1,"maxLength":512},"ts":{"type":"number"},"turn":{"type":"integer","minimum":0,"maximum":9007199254740991},"type":{"type":"string","minLength":1,"maxLength":200},"payload":{"type":"object"}}};

function validate429(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((((data.line === undefined) && (missing0 = "line")) || ((data.index === undefined) && (missing0 = "index"))) || ((data.id === undefined) && (missing0 = "id"))) || ((data.ts === undefined) && (missing0 = "ts"))) || ((data.type === undefined) && (missing0 = "type"))) || ((data.payload === undefined) && (missing0 = "payload"))){
return lacks(validate429, instancePath, missing0);
}
else {
if(data.line !== undefined){
let data0 = data.line;
if(typeof data0 !== "string"){
return fail(validate429, instancePath+"/line", message2);
}
if("event" !== data0){
return fail(validate429, instancePath+"/line", message1);
}
}
else {
}
{
if(data.index !== undefined){
let data1 = data.index;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate429, instancePath+"/index", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate429, instancePath+"/index", message12);
}
else {
if(data1 < 1 || isNaN(data1)){
return fail(validate429, instancePath+"/index", message25);
}
}
}
}
}
else {
}
{
if(data.from !== undefined){
let data2 = data.from;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate429, instancePath+"/from", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate429, instancePath+"/from", message12);
}
else {
if(data2 < 1 || isNaN(data2)){
return fail(validate429, instancePath+"/from", message25);
}
}
}
}
}
else {
}
{
if(data.id !== undefined){
let data3 = data.id;
{
if(typeof data3 === "string"){
if(data3.length > 512){
return fail(validate429, instancePath+"/id", message3);
}
else {
if(data3.length < 1){
return fail(validate429, instancePath+"/id", message4);
}
}
}
else {
return fail(validate429, instancePath+"/id", message2);
}
}
}
else {
}
{
if(data.ts !== undefined){
let data4 = data.ts;
if(!((typeof data4 == "number") && (isFinite(data4)))){
return fail(validate429, instancePath+"/ts", message0);
}
}
else {
}
{
if(data.turn !== undefined){
let data5 = data.turn;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
return fail(validate429, instancePath+"/turn", message11);
}
{
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 9007199254740991 || isNaN(data5)){
return fail(validate429, instancePath+"/turn", message12);
}
else {
if(data5 < 0 || isNaN(data5)){
return fail(validate429, instancePath+"/turn", message13);
}
}
}
}
}
else {
}
{
if(data.type !== undefined){
let data6 = data.type;
{
if(typeof data6 === "string"){
if(data6.length > 200){
return fail(validate429, instancePath+"/type", message5);
}
else {
if(data6.length < 1){
return fail(validate429, instancePath+"/type", message4);
}
}
}
else {
return fail(validate429, instancePath+"/type", message2);
}
}
}
else {
}
{
if(data.payload !== undefined){
let data7 = data.payload;
if(!(data7 && typeof data7 == "object" && !Array.isArray(data7))){
return fail(validate429, instancePath+"/payload", message6);
}
}
else {
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
return fail(validate429, instancePath, message6);
}
}
validate429.errors = vErrors;
return errors === 0;
}

const check250 = validate430;
const schema302 = {"type":"object","required":["line","events","blobs","crc32"],"$id":"check250","properties":{"line":{"type":"string","const":"end"},"events":{"type":"integer","minimum":0,"maximum":9007199254740991},"blobs":{"type":"integer","minimum":0,"maximum":9007199254740991},"crc32":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate430(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.line === undefined) && (missing0 = "line")) || ((data.events === undefined) && (missing0 = "events"))) || ((data.blobs === undefined) && (missing0 = "blobs"))) || ((data.crc32 === undefined) && (missing0 = "crc32"))){
return lacks(validate430, instancePath, missing0);
}
else {
if(data.line !== undefined){
let data0 = data.line;
if(typeof data0 !== "string"){
return fail(validate430, instancePath+"/line", message2);
}
if("end" !== data0){
return fail(validate430, instancePath+"/line", message1);
}
}
else {
}
{
if(data.events !== undefined){
let data1 = data.events;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
return fail(validate430, instancePath+"/events", message11);
}
{
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 9007199254740991 || isNaN(data1)){
return fail(validate430, instancePath+"/events", message12);
}
else {
if(data1 < 0 || isNaN(data1)){
return fail(validate430, instancePath+"/events", message13);
}
}
}
}
}
else {
}
{
if(data.blobs !== undefined){
let data2 = data.blobs;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
return fail(validate430, instancePath+"/blobs", message11);
}
{
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 > 9007199254740991 || isNaN(data2)){
return fail(validate430, instancePath+"/blobs", message12);
}
else {
if(data2 < 0 || isNaN(data2)){
return fail(validate430, instancePath+"/blobs", message13);
}
}
}
}
}
else {
}
{
if(data.crc32 !== undefined){
let data3 = data.crc32;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
return fail(validate430, instancePath+"/crc32", message11);
}
{
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 9007199254740991 || isNaN(data3)){
return fail(validate430, instancePath+"/crc32", message12);
}
else {
if(data3 < 0 || isNaN(data3)){
return fail(validate430, instancePath+"/crc32", message13);
}
}
}
}
}
else {
}
}
}
}
}
}
else {
return fail(validate430, instancePath, message6);
}
}
validate430.errors = vErrors;
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
	"host.openText": check15,
	"host.manageTrust": check16,
	"host.notify": check17,
	"host.storeSecret": check18,
	"host.runLogin": check19,
	"host.readSecret": check20,
	"host.pickFiles": check21,
	"host.saveBlob": check22,
	"host.saveExport": check23,
	"host.importFiles": check24,
	"folder.list": check25,
	"folder.browse": check26,
	"folder.add": check27,
	"folder.trust": check28,
	"agent.list": check29,
	"agent.sessions": check30,
	"agent.prefer": check31,
	"agent.settings": check32,
	"agent.save": check33,
	"agent.remove": check34,
	"agent.catalogue": check35,
	"agent.detect": check36,
	"agent.registry": check37,
	"agent.planInstall": check38,
	"agent.install": check39,
	"agent.uninstall": check40,
	"agent.test": check41,
	"agent.follow": check42,
	"agent.cancel": check43,
	"mcp.list": check44,
	"mcp.switch": check45,
	"mcp.approve": check46,
	"mcp.revoke": check47,
	"mcp.apply": check48,
	"mcp.settings": check49,
	"mcp.save": check50,
	"mcp.remove": check51,
	"login.list": check52,
	"login.start": check53,
	"login.cancel": check54,
	"login.saveVariables": check55,
	"login.command": check56,
	"login.check": check57,
	"login.status": check58,
	"login.logOut": check59,
	"login.providers": check60,
	"login.setProvider": check61,
	"login.disableProvider": check62,
	"session.create": check63,
	"session.list": check64,
	"session.open": check65,
	"session.close": check66,
	"session.select": check67,
	"session.page": check68,
	"session.rename": check69,
	"session.fresh": check70,
	"session.restart": check71,
	"session.stop": check72,
	"session.switchAgent": check73,
	"session.takeUp": check74,
	"session.configure": check75,
	"session.command": check76,
	"session.delete": check77,
	"session.deleted": check78,
	"session.restore": check79,
	"session.purge": check80,
	"session.export": check81,
	"session.import": check82,
	"session.cancelImport": check83,
	"prompt.send": check84,
	"prompt.remove": check85,
	"prompt.edit": check86,
	"prompt.move": check87,
	"prompt.sendNow": check88,
	"prompt.resume": check89,
	"prompt.stop": check90,
	"draft.get": check91,
	"draft.put": check92,
	"draft.use": check93,
	"draft.discard": check94,
	"blob.put": check95,
	"blob.read": check96,
	"permission.answer": check97,
	"question.answer": check98,
	"search.query": check99,
	"search.rebuild": check100,
	"store.state": check101,
	"store.retry": check102,
	"store.dismiss": check103,
	"hub.storage": check104,
	"hub.maintain": check105,
	"hub.forget": check106,
};

export const resultValidators = {
	"hub.hello": check107,
	"hub.ack": check108,
	"hub.status": check109,
	"hub.listen": check110,
	"hub.unlisten": check111,
	"hub.stop": check112,
	"host.declare": check113,
	"host.answer": check114,
	"host.list": check115,
	"host.openFile": check116,
	"host.openDiff": check117,
	"host.openText": check118,
	"host.manageTrust": check119,
	"host.notify": check120,
	"host.storeSecret": check121,
	"host.runLogin": check122,
	"host.readSecret": check123,
	"host.pickFiles": check124,
	"host.saveBlob": check125,
	"host.saveExport": check126,
	"host.importFiles": check127,
	"folder.list": check128,
	"folder.browse": check129,
	"folder.add": check130,
	"folder.trust": check131,
	"agent.list": check132,
	"agent.sessions": check133,
	"agent.prefer": check134,
	"agent.settings": check135,
	"agent.save": check136,
	"agent.remove": check137,
	"agent.catalogue": check138,
	"agent.detect": check139,
	"agent.registry": check140,
	"agent.planInstall": check141,
	"agent.install": check142,
	"agent.uninstall": check143,
	"agent.test": check144,
	"agent.follow": check145,
	"agent.cancel": check146,
	"mcp.list": check147,
	"mcp.switch": check148,
	"mcp.approve": check149,
	"mcp.revoke": check150,
	"mcp.apply": check151,
	"mcp.settings": check152,
	"mcp.save": check153,
	"mcp.remove": check154,
	"login.list": check155,
	"login.start": check156,
	"login.cancel": check157,
	"login.saveVariables": check158,
	"login.command": check159,
	"login.check": check160,
	"login.status": check161,
	"login.logOut": check162,
	"login.providers": check163,
	"login.setProvider": check164,
	"login.disableProvider": check165,
	"session.create": check166,
	"session.list": check167,
	"session.open": check168,
	"session.close": check169,
	"session.select": check170,
	"session.page": check171,
	"session.rename": check172,
	"session.fresh": check173,
	"session.restart": check174,
	"session.stop": check175,
	"session.switchAgent": check176,
	"session.takeUp": check177,
	"session.configure": check178,
	"session.command": check179,
	"session.delete": check180,
	"session.deleted": check181,
	"session.restore": check182,
	"session.purge": check183,
	"session.export": check184,
	"session.import": check185,
	"session.cancelImport": check186,
	"prompt.send": check187,
	"prompt.remove": check188,
	"prompt.edit": check189,
	"prompt.move": check190,
	"prompt.sendNow": check191,
	"prompt.resume": check192,
	"prompt.stop": check193,
	"draft.get": check194,
	"draft.put": check195,
	"draft.use": check194,
	"draft.discard": check194,
	"blob.put": check196,
	"blob.read": check197,
	"permission.answer": check198,
	"question.answer": check199,
	"search.query": check200,
	"search.rebuild": check201,
	"store.state": check202,
	"store.retry": check202,
	"store.dismiss": check202,
	"hub.storage": check203,
	"hub.maintain": check204,
	"hub.forget": check205,
};

export const topicValidators = {
	"connection": check206,
	"state": check207,
	"events": check208,
	"forgotten": check209,
	"folders": check210,
	"agents": check132,
	"servers": check211,
	"logins": check155,
	"hosts": check212,
	"request": check213,
	"draft": check214,
	"store": check202,
};

export const eventFrameValidator = check215;

export const eventValidators = {
	"session.created": check216,
	"session.renamed": check217,
	"session.agentChanged": check218,
	"prompt.accepted": check219,
	"prompt.edited": check220,
	"prompt.removed": check221,
	"prompt.ordered": check222,
	"prompt.prioritized": check223,
	"prompt.resumed": check224,
	"prompt.preparing": check225,
	"prompt.sent": check226,
	"prompt.stopping": check227,
	"turn.ended": check228,
	"text": check229,
	"content": check230,
	"tool": check231,
	"plan": check232,
	"permission.requested": check233,
	"permission.resolved": check234,
	"question.asked": check235,
	"question.answered": check236,
	"question.completed": check237,
	"agent.attached": check238,
	"agent.lost": check239,
	"agent.failed": check240,
	"agent.released": check241,
	"agent.unset": check242,
	"agent.state": check243,
	"agent.update": check244,
	"notice": check245,
	"activity": check246,
};

export const archiveValidators = {
	"session": check247,
	"blob": check248,
	"event": check249,
	"end": check250,
};
