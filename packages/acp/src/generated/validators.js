// Written by "npm run generate" from the schemas beside it. Do not edit.

const check0 = validate21;
const schema6 = {"type":"object","required":["protocolVersion"],"$id":"check0","properties":{"protocolVersion":{"type":"integer"},"agentInfo":{"anyOf":[{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"version":{"anyOf":[{"type":"string"},{"type":"null"}]}}},{"type":"null"}]},"agentCapabilities":{"anyOf":[{"type":"object"},{"type":"null"}]},"authMethods":{"anyOf":[{"type":"array","items":{"type":"object","required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"description":{"anyOf":[{"type":"string"},{"type":"null"}]},"type":{"anyOf":[{"type":"string"},{"type":"null"}]}}}},{"type":"null"}]}}};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.protocolVersion === undefined) && (missing0 = "protocolVersion")){
validate21.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.protocolVersion !== undefined){
let data0 = data.protocolVersion;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
validate21.errors = [{instancePath:instancePath+"/protocolVersion",message:"must be integer"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.agentInfo !== undefined){
let data1 = data.agentInfo;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.name === undefined) && (missing1 = "name")){
const err0 = {instancePath:instancePath+"/agentInfo",message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
const err1 = {instancePath:instancePath+"/agentInfo/name",message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs7 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data3 !== "string"){
const err2 = {instancePath:instancePath+"/agentInfo/title",message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data3 !== null){
const err3 = {instancePath:instancePath+"/agentInfo/title",message:"must be null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err4 = {instancePath:instancePath+"/agentInfo/title",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs9 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data1.version !== undefined){
let data4 = data1.version;
const _errs15 = errors;
const _errs16 = errors;
let valid4 = false;
const _errs17 = errors;
if(typeof data4 !== "string"){
const err5 = {instancePath:instancePath+"/agentInfo/version",message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs19 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/agentInfo/version",message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err7 = {instancePath:instancePath+"/agentInfo/version",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/agentInfo",message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs21 = errors;
if(data1 !== null){
const err9 = {instancePath:instancePath+"/agentInfo",message:"must be null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err10 = {instancePath:instancePath+"/agentInfo",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
validate21.errors = vErrors;
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
if(data.agentCapabilities !== undefined){
let data5 = data.agentCapabilities;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err11 = {instancePath:instancePath+"/agentCapabilities",message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs27 = errors;
if(data5 !== null){
const err12 = {instancePath:instancePath+"/agentCapabilities",message:"must be null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
var _valid3 = _errs27 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err13 = {instancePath:instancePath+"/agentCapabilities",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
validate21.errors = vErrors;
return false;
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
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.authMethods !== undefined){
let data6 = data.authMethods;
const _errs29 = errors;
const _errs30 = errors;
let valid6 = false;
const _errs31 = errors;
if(errors === _errs31){
if(Array.isArray(data6)){
var valid7 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs33 = errors;
if(errors === _errs33){
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
let missing2;
if(((data7.id === undefined) && (missing2 = "id")) || ((data7.name === undefined) && (missing2 = "name"))){
const err14 = {instancePath:instancePath+"/authMethods/" + i0,message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
else {
if(data7.id !== undefined){
const _errs35 = errors;
if(typeof data7.id !== "string"){
const err15 = {instancePath:instancePath+"/authMethods/" + i0+"/id",message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data7.name !== undefined){
const _errs37 = errors;
if(typeof data7.name !== "string"){
const err16 = {instancePath:instancePath+"/authMethods/" + i0+"/name",message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var valid8 = _errs37 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data7.description !== undefined){
let data10 = data7.description;
const _errs39 = errors;
const _errs40 = errors;
let valid9 = false;
const _errs41 = errors;
if(typeof data10 !== "string"){
const err17 = {instancePath:instancePath+"/authMethods/" + i0+"/description",message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid5 = _errs41 === errors;
valid9 = valid9 || _valid5;
if(!valid9){
const _errs43 = errors;
if(data10 !== null){
const err18 = {instancePath:instancePath+"/authMethods/" + i0+"/description",message:"must be null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid5 = _errs43 === errors;
valid9 = valid9 || _valid5;
}
if(!valid9){
const err19 = {instancePath:instancePath+"/authMethods/" + i0+"/description",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
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
var valid8 = _errs39 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data7.type !== undefined){
let data11 = data7.type;
const _errs45 = errors;
const _errs46 = errors;
let valid10 = false;
const _errs47 = errors;
if(typeof data11 !== "string"){
const err20 = {instancePath:instancePath+"/authMethods/" + i0+"/type",message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid6 = _errs47 === errors;
valid10 = valid10 || _valid6;
if(!valid10){
const _errs49 = errors;
if(data11 !== null){
const err21 = {instancePath:instancePath+"/authMethods/" + i0+"/type",message:"must be null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid6 = _errs49 === errors;
valid10 = valid10 || _valid6;
}
if(!valid10){
const err22 = {instancePath:instancePath+"/authMethods/" + i0+"/type",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs46;
if(vErrors !== null){
if(_errs46){
vErrors.length = _errs46;
}
else {
vErrors = null;
}
}
}
var valid8 = _errs45 === errors;
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
const err23 = {instancePath:instancePath+"/authMethods/" + i0,message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var valid7 = _errs33 === errors;
if(!valid7){
break;
}
}
}
else {
const err24 = {instancePath:instancePath+"/authMethods",message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid4 = _errs31 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs51 = errors;
if(data6 !== null){
const err25 = {instancePath:instancePath+"/authMethods",message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid4 = _errs51 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err26 = {instancePath:instancePath+"/authMethods",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
validate21.errors = vErrors;
return false;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
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
else {
validate21.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}

const check1 = validate22;
const schema7 = {"type":"object","required":["sessionId"],"$id":"check1","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"modes":{"anyOf":[{"type":"object"},{"type":"null"}]},"models":{"anyOf":[{"type":"object"},{"type":"null"}]},"configOptions":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]}}};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
validate22.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate22.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate22.errors = [{instancePath:instancePath+"/sessionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate22.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.modes !== undefined){
let data1 = data.modes;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err0 = {instancePath:instancePath+"/modes",message:"must be object"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/modes",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/modes",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate22.errors = vErrors;
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
if(data.models !== undefined){
let data2 = data.models;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/models",message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/models",message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/models",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.configOptions !== undefined){
let data3 = data.configOptions;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(errors === _errs17){
if(!(Array.isArray(data3))){
const err6 = {instancePath:instancePath+"/configOptions",message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/configOptions",message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/configOptions",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate22.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
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
else {
validate22.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}

const check2 = validate23;
const schema8 = {"type":"object","required":["stopReason"],"$id":"check2","properties":{"stopReason":{"type":"string"}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopReason === undefined) && (missing0 = "stopReason")){
validate23.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
validate23.errors = [{instancePath:instancePath+"/stopReason",message:"must be string"}];
return false;
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

const check3 = validate24;
const schema9 = {"type":"object","required":["sessionId","update"],"$id":"check3","properties":{"sessionId":{"type":"string"},"update":{"type":"object"}}};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.update === undefined) && (missing0 = "update"))){
validate24.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate24.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.update !== undefined){
let data1 = data.update;
const _errs3 = errors;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
validate24.errors = [{instancePath:instancePath+"/update",message:"must be object"}];
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
validate24.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}

const check4 = validate25;
const schema10 = {"type":"object","required":["sessionId","toolCall","options"],"$id":"check4","properties":{"sessionId":{"type":"string"},"toolCall":{"type":"object","required":["toolCallId"],"properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"kind":{"anyOf":[{"type":"string"},{"type":"null"}]},"status":{"anyOf":[{"type":"string"},{"type":"null"}]},"content":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]},"locations":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]},"rawInput":{},"rawOutput":{}}},"options":{"type":"array","items":{"type":"object","required":["optionId","name","kind"],"properties":{"optionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"},"kind":{"type":"string"}}}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.toolCall === undefined) && (missing0 = "toolCall"))) || ((data.options === undefined) && (missing0 = "options"))){
validate25.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate25.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.toolCall !== undefined){
let data1 = data.toolCall;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.toolCallId === undefined) && (missing1 = "toolCallId")){
validate25.errors = [{instancePath:instancePath+"/toolCall",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.toolCallId !== undefined){
let data2 = data1.toolCallId;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(data2.length > 512){
validate25.errors = [{instancePath:instancePath+"/toolCall/toolCallId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data2.length < 1){
validate25.errors = [{instancePath:instancePath+"/toolCall/toolCallId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/toolCall/toolCallId",message:"must be string"}];
return false;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.title !== undefined){
let data3 = data1.title;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/toolCall/title",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs11 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/toolCall/title",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/toolCall/title",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate25.errors = vErrors;
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
}
else {
var valid1 = true;
}
if(valid1){
if(data1.kind !== undefined){
let data4 = data1.kind;
const _errs13 = errors;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(typeof data4 !== "string"){
const err3 = {instancePath:instancePath+"/toolCall/kind",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs17 = errors;
if(data4 !== null){
const err4 = {instancePath:instancePath+"/toolCall/kind",message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
const err5 = {instancePath:instancePath+"/toolCall/kind",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate25.errors = vErrors;
return false;
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
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.status !== undefined){
let data5 = data1.status;
const _errs19 = errors;
const _errs20 = errors;
let valid4 = false;
const _errs21 = errors;
if(typeof data5 !== "string"){
const err6 = {instancePath:instancePath+"/toolCall/status",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs21 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs23 = errors;
if(data5 !== null){
const err7 = {instancePath:instancePath+"/toolCall/status",message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs23 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
const err8 = {instancePath:instancePath+"/toolCall/status",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate25.errors = vErrors;
return false;
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
var valid1 = _errs19 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.content !== undefined){
let data6 = data1.content;
const _errs25 = errors;
const _errs26 = errors;
let valid5 = false;
const _errs27 = errors;
if(errors === _errs27){
if(!(Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/toolCall/content",message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid3 = _errs27 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs29 = errors;
if(data6 !== null){
const err10 = {instancePath:instancePath+"/toolCall/content",message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs29 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
const err11 = {instancePath:instancePath+"/toolCall/content",message:"must match a schema in anyOf"};
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
errors = _errs26;
if(vErrors !== null){
if(_errs26){
vErrors.length = _errs26;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.locations !== undefined){
let data7 = data1.locations;
const _errs31 = errors;
const _errs32 = errors;
let valid6 = false;
const _errs33 = errors;
if(errors === _errs33){
if(!(Array.isArray(data7))){
const err12 = {instancePath:instancePath+"/toolCall/locations",message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid4 = _errs33 === errors;
valid6 = valid6 || _valid4;
if(!valid6){
const _errs35 = errors;
if(data7 !== null){
const err13 = {instancePath:instancePath+"/toolCall/locations",message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs35 === errors;
valid6 = valid6 || _valid4;
}
if(!valid6){
const err14 = {instancePath:instancePath+"/toolCall/locations",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate25.errors = vErrors;
return false;
}
else {
errors = _errs32;
if(vErrors !== null){
if(_errs32){
vErrors.length = _errs32;
}
else {
vErrors = null;
}
}
}
var valid1 = _errs31 === errors;
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
else {
validate25.errors = [{instancePath:instancePath+"/toolCall",message:"must be object"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.options !== undefined){
let data8 = data.options;
const _errs37 = errors;
if(errors === _errs37){
if(Array.isArray(data8)){
var valid7 = true;
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
const _errs39 = errors;
if(errors === _errs39){
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
let missing2;
if((((data9.optionId === undefined) && (missing2 = "optionId")) || ((data9.name === undefined) && (missing2 = "name"))) || ((data9.kind === undefined) && (missing2 = "kind"))){
validate25.errors = [{instancePath:instancePath+"/options/" + i0,message:"must have required property '"+missing2+"'"}];
return false;
}
else {
if(data9.optionId !== undefined){
let data10 = data9.optionId;
const _errs41 = errors;
if(errors === _errs41){
if(typeof data10 === "string"){
if(data10.length > 512){
validate25.errors = [{instancePath:instancePath+"/options/" + i0+"/optionId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data10.length < 1){
validate25.errors = [{instancePath:instancePath+"/options/" + i0+"/optionId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/options/" + i0+"/optionId",message:"must be string"}];
return false;
}
}
var valid8 = _errs41 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.name !== undefined){
const _errs43 = errors;
if(typeof data9.name !== "string"){
validate25.errors = [{instancePath:instancePath+"/options/" + i0+"/name",message:"must be string"}];
return false;
}
var valid8 = _errs43 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data9.kind !== undefined){
const _errs45 = errors;
if(typeof data9.kind !== "string"){
validate25.errors = [{instancePath:instancePath+"/options/" + i0+"/kind",message:"must be string"}];
return false;
}
var valid8 = _errs45 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/options/" + i0,message:"must be object"}];
return false;
}
}
var valid7 = _errs39 === errors;
if(!valid7){
break;
}
}
}
else {
validate25.errors = [{instancePath:instancePath+"/options",message:"must be array"}];
return false;
}
}
var valid0 = _errs37 === errors;
}
else {
var valid0 = true;
}
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

const check5 = validate26;
const schema11 = {"type":"object","required":["sessionId","path"],"$id":"check5","properties":{"sessionId":{"type":"string"},"path":{"type":"string"},"line":{"anyOf":[{"type":"number"},{"type":"null"}]},"limit":{"anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))){
validate26.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate26.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate26.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
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
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(!((typeof data2 == "number") && (isFinite(data2)))){
const err0 = {instancePath:instancePath+"/line",message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/line",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/line",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate26.errors = vErrors;
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
if(valid0){
if(data.limit !== undefined){
let data3 = data.limit;
const _errs11 = errors;
const _errs12 = errors;
let valid2 = false;
const _errs13 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
const err3 = {instancePath:instancePath+"/limit",message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
const err4 = {instancePath:instancePath+"/limit",message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/limit",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate26.errors = vErrors;
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
else {
validate26.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}

const check6 = validate27;
const schema12 = {"type":"object","required":["sessionId","path","content"],"$id":"check6","properties":{"sessionId":{"type":"string"},"path":{"type":"string"},"content":{"type":"string"}}};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.content === undefined) && (missing0 = "content"))){
validate27.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate27.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
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
validate27.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
const _errs5 = errors;
if(typeof data.content !== "string"){
validate27.errors = [{instancePath:instancePath+"/content",message:"must be string"}];
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
validate27.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate27.errors = vErrors;
return errors === 0;
}

const check7 = validate28;
const schema13 = {"type":"object","required":["sessionId","command"],"$id":"check7","properties":{"sessionId":{"type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"cwd":{"anyOf":[{"type":"string"},{"type":"null"}]},"outputByteLimit":{"anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.command === undefined) && (missing0 = "command"))){
validate28.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate28.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.command !== undefined){
const _errs3 = errors;
if(typeof data.command !== "string"){
validate28.errors = [{instancePath:instancePath+"/command",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.args !== undefined){
let data2 = data.args;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data2)){
var valid1 = true;
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data2[i0] !== "string"){
validate28.errors = [{instancePath:instancePath+"/args/" + i0,message:"must be string"}];
return false;
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/args",message:"must be array"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.env !== undefined){
let data4 = data.env;
const _errs9 = errors;
if(errors === _errs9){
if(Array.isArray(data4)){
var valid2 = true;
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
const _errs11 = errors;
if(errors === _errs11){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.name === undefined) && (missing1 = "name")) || ((data5.value === undefined) && (missing1 = "value"))){
validate28.errors = [{instancePath:instancePath+"/env/" + i1,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data5.name !== undefined){
const _errs13 = errors;
if(typeof data5.name !== "string"){
validate28.errors = [{instancePath:instancePath+"/env/" + i1+"/name",message:"must be string"}];
return false;
}
var valid3 = _errs13 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data5.value !== undefined){
const _errs15 = errors;
if(typeof data5.value !== "string"){
validate28.errors = [{instancePath:instancePath+"/env/" + i1+"/value",message:"must be string"}];
return false;
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
validate28.errors = [{instancePath:instancePath+"/env/" + i1,message:"must be object"}];
return false;
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
validate28.errors = [{instancePath:instancePath+"/env",message:"must be array"}];
return false;
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cwd !== undefined){
let data8 = data.cwd;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(typeof data8 !== "string"){
const err0 = {instancePath:instancePath+"/cwd",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(data8 !== null){
const err1 = {instancePath:instancePath+"/cwd",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
const err2 = {instancePath:instancePath+"/cwd",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate28.errors = vErrors;
return false;
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
var valid0 = _errs17 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.outputByteLimit !== undefined){
let data9 = data.outputByteLimit;
const _errs23 = errors;
const _errs24 = errors;
let valid5 = false;
const _errs25 = errors;
if(!((typeof data9 == "number") && (isFinite(data9)))){
const err3 = {instancePath:instancePath+"/outputByteLimit",message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs25 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs27 = errors;
if(data9 !== null){
const err4 = {instancePath:instancePath+"/outputByteLimit",message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err5 = {instancePath:instancePath+"/outputByteLimit",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate28.errors = vErrors;
return false;
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
var valid0 = _errs23 === errors;
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
validate28.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate28.errors = vErrors;
return errors === 0;
}

const check8 = validate29;
const schema14 = {"type":"object","required":["sessionId","terminalId"],"$id":"check8","properties":{"sessionId":{"type":"string"},"terminalId":{"type":"string"}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.terminalId === undefined) && (missing0 = "terminalId"))){
validate29.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate29.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminalId !== undefined){
const _errs3 = errors;
if(typeof data.terminalId !== "string"){
validate29.errors = [{instancePath:instancePath+"/terminalId",message:"must be string"}];
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
validate29.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate29.errors = vErrors;
return errors === 0;
}

const check9 = validate30;
const schema15 = {"type":"object","required":["sessionId","mode","message"],"$id":"check9","properties":{"sessionId":{"type":"string"},"mode":{"type":"string"},"message":{"type":"string"},"requestedSchema":{}}};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.mode === undefined) && (missing0 = "mode"))) || ((data.message === undefined) && (missing0 = "message"))){
validate30.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
validate30.errors = [{instancePath:instancePath+"/sessionId",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mode !== undefined){
const _errs3 = errors;
if(typeof data.mode !== "string"){
validate30.errors = [{instancePath:instancePath+"/mode",message:"must be string"}];
return false;
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
validate30.errors = [{instancePath:instancePath+"/message",message:"must be string"}];
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
validate30.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate30.errors = vErrors;
return errors === 0;
}

const check10 = validate31;
const schema16 = {"type":"object","required":["type","text"],"$id":"check10","properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
validate31.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate31.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("text" !== data0){
validate31.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
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
validate31.errors = [{instancePath:instancePath+"/text",message:"must be string"}];
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
validate31.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}

const check11 = validate32;
const schema17 = {"type":"object","required":["type","uri","name"],"$id":"check11","properties":{"type":{"type":"string","const":"resource_link"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"anyOf":[{"type":"string"},{"type":"null"}]},"size":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]}}};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))) || ((data.name === undefined) && (missing0 = "name"))){
validate32.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate32.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("resource_link" !== data0){
validate32.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.uri !== undefined){
let data1 = data.uri;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(data1.length < 1){
validate32.errors = [{instancePath:instancePath+"/uri",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate32.errors = [{instancePath:instancePath+"/uri",message:"must be string"}];
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
const _errs5 = errors;
if(typeof data.name !== "string"){
validate32.errors = [{instancePath:instancePath+"/name",message:"must be string"}];
return false;
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
const _errs8 = errors;
let valid1 = false;
const _errs9 = errors;
if(typeof data3 !== "string"){
const err0 = {instancePath:instancePath+"/mimeType",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/mimeType",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/mimeType",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate32.errors = vErrors;
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
if(data.size !== undefined){
let data4 = data.size;
const _errs13 = errors;
const _errs14 = errors;
let valid2 = false;
const _errs15 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err3 = {instancePath:instancePath+"/size",message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
const err4 = {instancePath:instancePath+"/size",message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
const err5 = {instancePath:instancePath+"/size",message:"must be >= 0"};
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
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs17 = errors;
if(data4 !== null){
const err6 = {instancePath:instancePath+"/size",message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err7 = {instancePath:instancePath+"/size",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
validate32.errors = vErrors;
return false;
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
else {
validate32.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}

const check12 = validate33;
const schema18 = {"type":"object","required":["type","data","mimeType"],"$id":"check12","properties":{"type":{"type":"string","const":"image"},"data":{"type":"string"},"mimeType":{"type":"string"}}};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
validate33.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate33.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("image" !== data0){
validate33.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(typeof data.data !== "string"){
validate33.errors = [{instancePath:instancePath+"/data",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs5 = errors;
if(typeof data.mimeType !== "string"){
validate33.errors = [{instancePath:instancePath+"/mimeType",message:"must be string"}];
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
validate33.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate33.errors = vErrors;
return errors === 0;
}

const check13 = validate34;
const schema19 = {"type":"object","required":["type","data","mimeType"],"$id":"check13","properties":{"type":{"type":"string","const":"audio"},"data":{"type":"string"},"mimeType":{"type":"string"}}};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
validate34.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate34.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("audio" !== data0){
validate34.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.data !== undefined){
const _errs3 = errors;
if(typeof data.data !== "string"){
validate34.errors = [{instancePath:instancePath+"/data",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mimeType !== undefined){
const _errs5 = errors;
if(typeof data.mimeType !== "string"){
validate34.errors = [{instancePath:instancePath+"/mimeType",message:"must be string"}];
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
validate34.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate34.errors = vErrors;
return errors === 0;
}

const check14 = validate35;
const schema20 = {"type":"object","required":["type","resource"],"$id":"check14","properties":{"type":{"type":"string","const":"resource"},"resource":{"type":"object","required":["uri","text"],"properties":{"uri":{"type":"string"},"text":{"type":"string"}}}}};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
validate35.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate35.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("resource" !== data0){
validate35.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
let data1 = data.resource;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.uri === undefined) && (missing1 = "uri")) || ((data1.text === undefined) && (missing1 = "text"))){
validate35.errors = [{instancePath:instancePath+"/resource",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.uri !== undefined){
const _errs5 = errors;
if(typeof data1.uri !== "string"){
validate35.errors = [{instancePath:instancePath+"/resource/uri",message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.text !== undefined){
const _errs7 = errors;
if(typeof data1.text !== "string"){
validate35.errors = [{instancePath:instancePath+"/resource/text",message:"must be string"}];
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
else {
validate35.errors = [{instancePath:instancePath+"/resource",message:"must be object"}];
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
validate35.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate35.errors = vErrors;
return errors === 0;
}

const check15 = validate36;
const schema21 = {"type":"object","required":["type","resource"],"$id":"check15","properties":{"type":{"type":"string","const":"resource"},"resource":{"type":"object","required":["uri","blob"],"properties":{"uri":{"type":"string"},"blob":{"type":"string"}}}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
validate36.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate36.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("resource" !== data0){
validate36.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.resource !== undefined){
let data1 = data.resource;
const _errs3 = errors;
if(errors === _errs3){
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.uri === undefined) && (missing1 = "uri")) || ((data1.blob === undefined) && (missing1 = "blob"))){
validate36.errors = [{instancePath:instancePath+"/resource",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.uri !== undefined){
const _errs5 = errors;
if(typeof data1.uri !== "string"){
validate36.errors = [{instancePath:instancePath+"/resource/uri",message:"must be string"}];
return false;
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data1.blob !== undefined){
const _errs7 = errors;
if(typeof data1.blob !== "string"){
validate36.errors = [{instancePath:instancePath+"/resource/blob",message:"must be string"}];
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
else {
validate36.errors = [{instancePath:instancePath+"/resource",message:"must be object"}];
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
validate36.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}

const check16 = validate37;
const schema22 = {"type":"object","required":["type","content"],"$id":"check16","properties":{"type":{"type":"string","const":"content"},"content":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
validate37.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate37.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("content" !== data0){
validate37.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
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
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.type === undefined) && (missing1 = "type")){
validate37.errors = [{instancePath:instancePath+"/content",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
validate37.errors = [{instancePath:instancePath+"/content/type",message:"must be string"}];
return false;
}
}
}
}
else {
validate37.errors = [{instancePath:instancePath+"/content",message:"must be object"}];
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
validate37.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}

const check17 = validate38;
const schema23 = {"type":"object","required":["type","path","newText"],"$id":"check17","properties":{"type":{"type":"string","const":"diff"},"path":{"type":"string"},"oldText":{"anyOf":[{"type":"string"},{"type":"null"}]},"newText":{"type":"string"}}};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.newText === undefined) && (missing0 = "newText"))){
validate38.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate38.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("diff" !== data0){
validate38.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
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
validate38.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.oldText !== undefined){
let data2 = data.oldText;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/oldText",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/oldText",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/oldText",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate38.errors = vErrors;
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
if(valid0){
if(data.newText !== undefined){
const _errs11 = errors;
if(typeof data.newText !== "string"){
validate38.errors = [{instancePath:instancePath+"/newText",message:"must be string"}];
return false;
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
else {
validate38.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}

const check18 = validate39;
const schema24 = {"type":"object","required":["type","terminalId"],"$id":"check18","properties":{"type":{"type":"string","const":"terminal"},"terminalId":{"type":"string"}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.terminalId === undefined) && (missing0 = "terminalId"))){
validate39.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
validate39.errors = [{instancePath:instancePath+"/type",message:"must be string"}];
return false;
}
if("terminal" !== data0){
validate39.errors = [{instancePath:instancePath+"/type",message:"must be equal to constant"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.terminalId !== undefined){
const _errs3 = errors;
if(typeof data.terminalId !== "string"){
validate39.errors = [{instancePath:instancePath+"/terminalId",message:"must be string"}];
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
validate39.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate39.errors = vErrors;
return errors === 0;
}

const check19 = validate40;
const schema25 = {"type":"object","required":["path"],"$id":"check19","properties":{"path":{"type":"string"},"line":{"anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
validate40.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.path !== undefined){
const _errs1 = errors;
if(typeof data.path !== "string"){
validate40.errors = [{instancePath:instancePath+"/path",message:"must be string"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.line !== undefined){
let data1 = data.line;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
const err0 = {instancePath:instancePath+"/line",message:"must be number"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/line",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/line",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate40.errors = vErrors;
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
validate40.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate40.errors = vErrors;
return errors === 0;
}

const check20 = validate41;
const schema26 = {"type":"object","required":["content"],"$id":"check20","properties":{"content":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}},"messageId":{"anyOf":[{"type":"string"},{"type":"null"}]}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
validate41.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.content !== undefined){
let data0 = data.content;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.type === undefined) && (missing1 = "type")){
validate41.errors = [{instancePath:instancePath+"/content",message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data0.type !== undefined){
if(typeof data0.type !== "string"){
validate41.errors = [{instancePath:instancePath+"/content/type",message:"must be string"}];
return false;
}
}
}
}
else {
validate41.errors = [{instancePath:instancePath+"/content",message:"must be object"}];
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
let data2 = data.messageId;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
const err0 = {instancePath:instancePath+"/messageId",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data2 !== null){
const err1 = {instancePath:instancePath+"/messageId",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err2 = {instancePath:instancePath+"/messageId",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate41.errors = vErrors;
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
else {
validate41.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate41.errors = vErrors;
return errors === 0;
}

const check21 = validate42;
const schema27 = {"type":"object","required":["toolCallId"],"$id":"check21","properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"kind":{"anyOf":[{"type":"string"},{"type":"null"}]},"status":{"anyOf":[{"type":"string"},{"type":"null"}]},"content":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]},"locations":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]},"rawInput":{},"rawOutput":{}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.toolCallId === undefined) && (missing0 = "toolCallId")){
validate42.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.toolCallId !== undefined){
let data0 = data.toolCallId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
validate42.errors = [{instancePath:instancePath+"/toolCallId",message:"must NOT have more than 512 characters"}];
return false;
}
else {
if(data0.length < 1){
validate42.errors = [{instancePath:instancePath+"/toolCallId",message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate42.errors = [{instancePath:instancePath+"/toolCallId",message:"must be string"}];
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
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
const err0 = {instancePath:instancePath+"/title",message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
const err1 = {instancePath:instancePath+"/title",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/title",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate42.errors = vErrors;
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
if(data.kind !== undefined){
let data2 = data.kind;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(typeof data2 !== "string"){
const err3 = {instancePath:instancePath+"/kind",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
const err4 = {instancePath:instancePath+"/kind",message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/kind",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(typeof data3 !== "string"){
const err6 = {instancePath:instancePath+"/status",message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data3 !== null){
const err7 = {instancePath:instancePath+"/status",message:"must be null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
const err8 = {instancePath:instancePath+"/status",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs15 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.content !== undefined){
let data4 = data.content;
const _errs21 = errors;
const _errs22 = errors;
let valid4 = false;
const _errs23 = errors;
if(errors === _errs23){
if(!(Array.isArray(data4))){
const err9 = {instancePath:instancePath+"/content",message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var _valid3 = _errs23 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs25 = errors;
if(data4 !== null){
const err10 = {instancePath:instancePath+"/content",message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid3 = _errs25 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
const err11 = {instancePath:instancePath+"/content",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.locations !== undefined){
let data5 = data.locations;
const _errs27 = errors;
const _errs28 = errors;
let valid5 = false;
const _errs29 = errors;
if(errors === _errs29){
if(!(Array.isArray(data5))){
const err12 = {instancePath:instancePath+"/locations",message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
var _valid4 = _errs29 === errors;
valid5 = valid5 || _valid4;
if(!valid5){
const _errs31 = errors;
if(data5 !== null){
const err13 = {instancePath:instancePath+"/locations",message:"must be null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid4 = _errs31 === errors;
valid5 = valid5 || _valid4;
}
if(!valid5){
const err14 = {instancePath:instancePath+"/locations",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
validate42.errors = vErrors;
return false;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
var valid0 = _errs27 === errors;
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
validate42.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}

const check22 = validate43;
const schema28 = {"type":"object","required":["entries"],"$id":"check22","properties":{"entries":{"type":"array","items":{"type":"object","required":["content","status"],"properties":{"content":{"type":"string"},"priority":{"anyOf":[{"enum":["high","medium","low"]},{"type":"null"}]},"status":{"enum":["pending","in_progress","completed"]}}}}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.entries === undefined) && (missing0 = "entries")){
validate43.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
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
validate43.errors = [{instancePath:instancePath+"/entries/" + i0,message:"must have required property '"+missing1+"'"}];
return false;
}
else {
if(data1.content !== undefined){
const _errs5 = errors;
if(typeof data1.content !== "string"){
validate43.errors = [{instancePath:instancePath+"/entries/" + i0+"/content",message:"must be string"}];
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
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(!(((data3 === "high") || (data3 === "medium")) || (data3 === "low"))){
const err0 = {instancePath:instancePath+"/entries/" + i0+"/priority",message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs10 = errors;
if(data3 !== null){
const err1 = {instancePath:instancePath+"/entries/" + i0+"/priority",message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs10 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err2 = {instancePath:instancePath+"/entries/" + i0+"/priority",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate43.errors = vErrors;
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
if(data1.status !== undefined){
let data4 = data1.status;
const _errs12 = errors;
if(!(((data4 === "pending") || (data4 === "in_progress")) || (data4 === "completed"))){
validate43.errors = [{instancePath:instancePath+"/entries/" + i0+"/status",message:"must be equal to one of the allowed values"}];
return false;
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
validate43.errors = [{instancePath:instancePath+"/entries/" + i0,message:"must be object"}];
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
validate43.errors = [{instancePath:instancePath+"/entries",message:"must be array"}];
return false;
}
}
}
}
}
else {
validate43.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}

const check23 = validate44;
const schema29 = {"type":"object","required":["availableCommands"],"$id":"check23","properties":{"availableCommands":{"type":"array","items":{}}}};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.availableCommands === undefined) && (missing0 = "availableCommands")){
validate44.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.availableCommands !== undefined){
const _errs1 = errors;
if(errors === _errs1){
if(!(Array.isArray(data.availableCommands))){
validate44.errors = [{instancePath:instancePath+"/availableCommands",message:"must be array"}];
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

const check24 = validate45;
const schema30 = {"type":"object","required":["currentModeId"],"$id":"check24","properties":{"currentModeId":{"type":"string"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.currentModeId === undefined) && (missing0 = "currentModeId")){
validate45.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.currentModeId !== undefined){
if(typeof data.currentModeId !== "string"){
validate45.errors = [{instancePath:instancePath+"/currentModeId",message:"must be string"}];
return false;
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

const check25 = validate46;
const schema31 = {"type":"object","required":["configOptions"],"$id":"check25","properties":{"configOptions":{"type":"array","items":{}}}};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.configOptions === undefined) && (missing0 = "configOptions")){
validate46.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.configOptions !== undefined){
const _errs1 = errors;
if(errors === _errs1){
if(!(Array.isArray(data.configOptions))){
validate46.errors = [{instancePath:instancePath+"/configOptions",message:"must be array"}];
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

const check26 = validate47;
const schema32 = {"type":"object","required":["used","size"],"$id":"check26","properties":{"used":{"type":"number"},"size":{"type":"number"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.used === undefined) && (missing0 = "used")) || ((data.size === undefined) && (missing0 = "size"))){
validate47.errors = [{instancePath,message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.used !== undefined){
let data0 = data.used;
const _errs1 = errors;
if(!((typeof data0 == "number") && (isFinite(data0)))){
validate47.errors = [{instancePath:instancePath+"/used",message:"must be number"}];
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
if(!((typeof data1 == "number") && (isFinite(data1)))){
validate47.errors = [{instancePath:instancePath+"/size",message:"must be number"}];
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
validate47.errors = [{instancePath,message:"must be object"}];
return false;
}
}
validate47.errors = vErrors;
return errors === 0;
}

const check27 = validate48;
const schema33 = {"type":"object","$id":"check27","properties":{"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"updatedAt":{"anyOf":[{"type":"string"},{"type":"null"}]}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/title",message:"must be string"};
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
if(data0 !== null){
const err1 = {instancePath:instancePath+"/title",message:"must be null"};
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
}
if(!valid1){
const err2 = {instancePath:instancePath+"/title",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
validate48.errors = vErrors;
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
}
else {
var valid0 = true;
}
if(valid0){
if(data.updatedAt !== undefined){
let data1 = data.updatedAt;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(typeof data1 !== "string"){
const err3 = {instancePath:instancePath+"/updatedAt",message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs11 = errors;
if(data1 !== null){
const err4 = {instancePath:instancePath+"/updatedAt",message:"must be null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
const err5 = {instancePath:instancePath+"/updatedAt",message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
validate48.errors = vErrors;
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

export const validators = {
	"result:initialize": check0,
	"result:session/new": check1,
	"result:session/prompt": check2,
	"params:session/update": check3,
	"params:session/request_permission": check4,
	"params:fs/read_text_file": check5,
	"params:fs/write_text_file": check6,
	"params:terminal/create": check7,
	"params:terminal/output": check8,
	"params:terminal/wait_for_exit": check8,
	"params:terminal/kill": check8,
	"params:terminal/release": check8,
	"params:elicitation/create": check9,
	"content:text": check10,
	"content:resource_link": check11,
	"content:image": check12,
	"content:audio": check13,
	"content:text_resource": check14,
	"content:blob_resource": check15,
	"tool:content": check16,
	"tool:diff": check17,
	"tool:terminal": check18,
	"tool:location": check19,
	"update:agent_message_chunk": check20,
	"update:agent_thought_chunk": check20,
	"update:user_message_chunk": check20,
	"update:tool_call": check21,
	"update:tool_call_update": check21,
	"update:plan": check22,
	"update:available_commands_update": check23,
	"update:current_mode_update": check24,
	"update:config_option_update": check25,
	"update:usage_update": check26,
	"update:session_info_update": check27,
};
