// Written by "npm run generate" from the schemas beside it. Do not edit.
const fail = (check, instancePath, message) => { check.errors = [{ instancePath, message }]; return false; };
const failAs = (check, inner) => { check.errors = inner.errors; return false; };
const lacks = (check, instancePath, name) => fail(check, instancePath, "must have required property '" + name + "'");
const add = (problems, instancePath, message) => [...(problems ?? []), { instancePath, message }];
const addAll = (problems, inner) => [...(problems ?? []), ...inner.errors];
const message0 = "must be integer";
const message1 = "must be string";
const message2 = "must be null";
const message3 = "must match a schema in anyOf";
const message4 = "must be object";
const message5 = "must NOT have more than 512 characters";
const message6 = "must NOT have fewer than 1 characters";
const message7 = "must be array";
const message8 = "must be number";
const message9 = "must be boolean";
const message10 = "must be equal to constant";
const message11 = "must be <= 9007199254740991";
const message12 = "must be >= 0";
const message13 = "must NOT have more than 100 characters";
const message14 = "must NOT have more than 4000 characters";
const message15 = "must NOT have more than 32000 characters";

const check0 = validate21;
const schema6 = {"type":"object","required":["protocolVersion"],"$id":"check0","properties":{"protocolVersion":{"type":"integer"},"agentInfo":{"anyOf":[{"type":"object","required":["name"],"properties":{"name":{"type":"string"},"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"version":{"anyOf":[{"type":"string"},{"type":"null"}]}}},{"type":"null"}]},"agentCapabilities":{"anyOf":[{"type":"object"},{"type":"null"}]},"authMethods":{}}};

function validate21(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.protocolVersion === undefined) && (missing0 = "protocolVersion")){
return lacks(validate21, instancePath, missing0);
}
else {
if(data.protocolVersion !== undefined){
let data0 = data.protocolVersion;
const _errs1 = errors;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
return fail(validate21, instancePath+"/protocolVersion", message0);
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
vErrors = add(vErrors, instancePath+"/agentInfo", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data1.name !== undefined){
const _errs7 = errors;
if(typeof data1.name !== "string"){
vErrors = add(vErrors, instancePath+"/agentInfo/name", message1);
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
vErrors = add(vErrors, instancePath+"/agentInfo/title", message1);
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs13 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/agentInfo/title", message2);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/agentInfo/title", message3);
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
vErrors = add(vErrors, instancePath+"/agentInfo/version", message1);
errors++;
}
var _valid2 = _errs17 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs19 = errors;
if(data4 !== null){
vErrors = add(vErrors, instancePath+"/agentInfo/version", message2);
errors++;
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/agentInfo/version", message3);
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
vErrors = add(vErrors, instancePath+"/agentInfo", message4);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs21 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/agentInfo", message2);
errors++;
}
var _valid0 = _errs21 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/agentInfo", message3);
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
vErrors = add(vErrors, instancePath+"/agentCapabilities", message4);
errors++;
}
var _valid3 = _errs25 === errors;
valid5 = valid5 || _valid3;
if(!valid5){
const _errs27 = errors;
if(data5 !== null){
vErrors = add(vErrors, instancePath+"/agentCapabilities", message2);
errors++;
}
var _valid3 = _errs27 === errors;
valid5 = valid5 || _valid3;
}
if(!valid5){
vErrors = add(vErrors, instancePath+"/agentCapabilities", message3);
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
}
}
}
}
else {
return fail(validate21, instancePath, message4);
}
}
validate21.errors = vErrors;
return errors === 0;
}

const check1 = validate22;
const schema7 = {"type":"object","required":["sessionId"],"$id":"check1","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"modes":{"anyOf":[{"type":"object"},{"type":"null"}]},"models":{"anyOf":[{"type":"object"},{"type":"null"}]},"configOptions":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]}}};

function validate22(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate22, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate22, instancePath+"/sessionId", message5);
}
else {
if(data0.length < 1){
return fail(validate22, instancePath+"/sessionId", message6);
}
}
}
else {
return fail(validate22, instancePath+"/sessionId", message1);
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
vErrors = add(vErrors, instancePath+"/modes", message4);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/modes", message2);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/modes", message3);
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
vErrors = add(vErrors, instancePath+"/models", message4);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/models", message2);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/models", message3);
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
vErrors = add(vErrors, instancePath+"/configOptions", message7);
errors++;
}
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/configOptions", message2);
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/configOptions", message3);
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
return fail(validate22, instancePath, message4);
}
}
validate22.errors = vErrors;
return errors === 0;
}

const check2 = validate23;
const schema8 = {"type":"object","required":["sessions"],"$id":"check2","properties":{"sessions":{"type":"array","items":{}},"nextCursor":{"anyOf":[{"type":"string"},{"type":"null"}]}}};

function validate23(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessions === undefined) && (missing0 = "sessions")){
return lacks(validate23, instancePath, missing0);
}
else {
if(data.sessions !== undefined){
const _errs1 = errors;
if(errors === _errs1){
if(!(Array.isArray(data.sessions))){
return fail(validate23, instancePath+"/sessions", message7);
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nextCursor !== undefined){
let data1 = data.nextCursor;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
vErrors = add(vErrors, instancePath+"/nextCursor", message1);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/nextCursor", message2);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/nextCursor", message3);
errors++;
validate23.errors = vErrors;
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
return fail(validate23, instancePath, message4);
}
}
validate23.errors = vErrors;
return errors === 0;
}

const check3 = validate24;
const schema9 = {"type":"object","required":["sessionId"],"$id":"check3","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"cwd":{"anyOf":[{"type":"string"},{"type":"null"}]},"title":{"anyOf":[{"type":"string"},{"type":"null"}]},"updatedAt":{"anyOf":[{"type":"string"},{"type":"null"}]}}};

function validate24(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate24, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate24, instancePath+"/sessionId", message5);
}
else {
if(data0.length < 1){
return fail(validate24, instancePath+"/sessionId", message6);
}
}
}
else {
return fail(validate24, instancePath+"/sessionId", message1);
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.cwd !== undefined){
let data1 = data.cwd;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(typeof data1 !== "string"){
vErrors = add(vErrors, instancePath+"/cwd", message1);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/cwd", message2);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/cwd", message3);
errors++;
validate24.errors = vErrors;
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
if(data.title !== undefined){
let data2 = data.title;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(typeof data2 !== "string"){
vErrors = add(vErrors, instancePath+"/title", message1);
errors++;
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/title", message2);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/title", message3);
errors++;
validate24.errors = vErrors;
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
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
const _errs15 = errors;
const _errs16 = errors;
let valid3 = false;
const _errs17 = errors;
if(typeof data3 !== "string"){
vErrors = add(vErrors, instancePath+"/updatedAt", message1);
errors++;
}
var _valid2 = _errs17 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs19 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/updatedAt", message2);
errors++;
}
var _valid2 = _errs19 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/updatedAt", message3);
errors++;
validate24.errors = vErrors;
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
return fail(validate24, instancePath, message4);
}
}
validate24.errors = vErrors;
return errors === 0;
}

const check4 = validate25;
const schema10 = {"type":"object","required":["stopReason"],"$id":"check4","properties":{"stopReason":{"type":"string"}}};

function validate25(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.stopReason === undefined) && (missing0 = "stopReason")){
return lacks(validate25, instancePath, missing0);
}
else {
if(data.stopReason !== undefined){
if(typeof data.stopReason !== "string"){
return fail(validate25, instancePath+"/stopReason", message1);
}
}
}
}
else {
return fail(validate25, instancePath, message4);
}
}
validate25.errors = vErrors;
return errors === 0;
}

const check5 = validate26;
const schema11 = {"type":"object","required":["sessionId","update"],"$id":"check5","properties":{"sessionId":{"type":"string"},"update":{"type":"object"}}};

function validate26(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.update === undefined) && (missing0 = "update"))){
return lacks(validate26, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
return fail(validate26, instancePath+"/sessionId", message1);
}
}
else {
}
{
if(data.update !== undefined){
let data1 = data.update;
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
return fail(validate26, instancePath+"/update", message4);
}
}
else {
}
}
}
}
else {
return fail(validate26, instancePath, message4);
}
}
validate26.errors = vErrors;
return errors === 0;
}

const check6 = validate27;
const schema12 = {"type":"object","required":["sessionId","toolCall","options"],"$id":"check6","properties":{"sessionId":{"type":"string"},"toolCall":{"type":"object","required":["toolCallId"],"properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{},"name":{},"kind":{},"status":{},"content":{},"locations":{},"rawInput":{},"rawOutput":{},"_meta":{}}},"options":{"type":"array","items":{"type":"object","required":["optionId","name","kind"],"properties":{"optionId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"},"kind":{"type":"string"}}}}}};

function validate27(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.toolCall === undefined) && (missing0 = "toolCall"))) || ((data.options === undefined) && (missing0 = "options"))){
return lacks(validate27, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
return fail(validate27, instancePath+"/sessionId", message1);
}
}
else {
}
{
if(data.toolCall !== undefined){
let data1 = data.toolCall;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.toolCallId === undefined) && (missing1 = "toolCallId")){
return lacks(validate27, instancePath+"/toolCall", missing1);
}
else {
if(data1.toolCallId !== undefined){
let data2 = data1.toolCallId;
{
if(typeof data2 === "string"){
if(data2.length > 512){
return fail(validate27, instancePath+"/toolCall/toolCallId", message5);
}
else {
if(data2.length < 1){
return fail(validate27, instancePath+"/toolCall/toolCallId", message6);
}
}
}
else {
return fail(validate27, instancePath+"/toolCall/toolCallId", message1);
}
}
}
}
}
else {
return fail(validate27, instancePath+"/toolCall", message4);
}
}
}
else {
}
{
if(data.options !== undefined){
let data3 = data.options;
{
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
{
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing2;
if((((data4.optionId === undefined) && (missing2 = "optionId")) || ((data4.name === undefined) && (missing2 = "name"))) || ((data4.kind === undefined) && (missing2 = "kind"))){
return lacks(validate27, instancePath+"/options/" + i0, missing2);
}
else {
if(data4.optionId !== undefined){
let data5 = data4.optionId;
{
if(typeof data5 === "string"){
if(data5.length > 512){
return fail(validate27, instancePath+"/options/" + i0+"/optionId", message5);
}
else {
if(data5.length < 1){
return fail(validate27, instancePath+"/options/" + i0+"/optionId", message6);
}
}
}
else {
return fail(validate27, instancePath+"/options/" + i0+"/optionId", message1);
}
}
}
else {
}
{
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
return fail(validate27, instancePath+"/options/" + i0+"/name", message1);
}
}
else {
}
{
if(data4.kind !== undefined){
if(typeof data4.kind !== "string"){
return fail(validate27, instancePath+"/options/" + i0+"/kind", message1);
}
}
else {
}
}
}
}
}
else {
return fail(validate27, instancePath+"/options/" + i0, message4);
}
}
}
}
else {
return fail(validate27, instancePath+"/options", message7);
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
return fail(validate27, instancePath, message4);
}
}
validate27.errors = vErrors;
return errors === 0;
}

const check7 = validate28;
const schema13 = {"type":"object","required":["mode","message"],"$id":"check7","properties":{"sessionId":{"anyOf":[{"type":"string"},{"type":"null"}]},"requestId":{"anyOf":[{"anyOf":[{"type":"string"},{"type":"number"}]},{"type":"null"}]},"toolCallId":{"anyOf":[{"type":"string","minLength":1,"maxLength":512},{"type":"null"}]},"mode":{"type":"string"},"message":{"type":"string"},"requestedSchema":{},"url":{},"elicitationId":{}}};

function validate28(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.mode === undefined) && (missing0 = "mode")) || ((data.message === undefined) && (missing0 = "message"))){
return lacks(validate28, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
vErrors = add(vErrors, instancePath+"/sessionId", message1);
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
vErrors = add(vErrors, instancePath+"/sessionId", message2);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/sessionId", message3);
errors++;
validate28.errors = vErrors;
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
if(data.requestId !== undefined){
let data1 = data.requestId;
const _errs7 = errors;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data1 !== "string"){
vErrors = add(vErrors, instancePath+"/requestId", message1);
errors++;
}
var _valid2 = _errs11 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs13 = errors;
if(!((typeof data1 == "number") && (isFinite(data1)))){
vErrors = add(vErrors, instancePath+"/requestId", message8);
errors++;
}
var _valid2 = _errs13 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/requestId", message3);
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
var _valid1 = _errs9 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/requestId", message2);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/requestId", message3);
errors++;
validate28.errors = vErrors;
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
if(data.toolCallId !== undefined){
let data2 = data.toolCallId;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(errors === _errs19){
if(typeof data2 === "string"){
if(data2.length > 512){
vErrors = add(vErrors, instancePath+"/toolCallId", message5);
errors++;
}
else {
if(data2.length < 1){
vErrors = add(vErrors, instancePath+"/toolCallId", message6);
errors++;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/toolCallId", message1);
errors++;
}
}
var _valid3 = _errs19 === errors;
valid4 = valid4 || _valid3;
if(!valid4){
const _errs21 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/toolCallId", message2);
errors++;
}
var _valid3 = _errs21 === errors;
valid4 = valid4 || _valid3;
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/toolCallId", message3);
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
if(data.mode !== undefined){
const _errs23 = errors;
if(typeof data.mode !== "string"){
return fail(validate28, instancePath+"/mode", message1);
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.message !== undefined){
const _errs25 = errors;
if(typeof data.message !== "string"){
return fail(validate28, instancePath+"/message", message1);
}
var valid0 = _errs25 === errors;
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
return fail(validate28, instancePath, message4);
}
}
validate28.errors = vErrors;
return errors === 0;
}

const check8 = validate29;
const schema14 = {"type":"object","required":["elicitationId"],"$id":"check8","properties":{"elicitationId":{"type":"string"}}};

function validate29(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.elicitationId === undefined) && (missing0 = "elicitationId")){
return lacks(validate29, instancePath, missing0);
}
else {
if(data.elicitationId !== undefined){
if(typeof data.elicitationId !== "string"){
return fail(validate29, instancePath+"/elicitationId", message1);
}
}
}
}
else {
return fail(validate29, instancePath, message4);
}
}
validate29.errors = vErrors;
return errors === 0;
}

const check9 = validate30;
const schema15 = {"type":"object","required":["sessionId","path"],"$id":"check9","properties":{"sessionId":{"type":"string"},"path":{"type":"string"},"line":{"anyOf":[{"type":"number"},{"type":"null"}]},"limit":{"anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate30(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))){
return lacks(validate30, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
return fail(validate30, instancePath+"/sessionId", message1);
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
return fail(validate30, instancePath+"/path", message1);
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
vErrors = add(vErrors, instancePath+"/line", message8);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/line", message2);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/line", message3);
errors++;
validate30.errors = vErrors;
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
vErrors = add(vErrors, instancePath+"/limit", message8);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs15 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/limit", message2);
errors++;
}
var _valid1 = _errs15 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/limit", message3);
errors++;
validate30.errors = vErrors;
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
return fail(validate30, instancePath, message4);
}
}
validate30.errors = vErrors;
return errors === 0;
}

const check10 = validate31;
const schema16 = {"type":"object","required":["sessionId","path","content"],"$id":"check10","properties":{"sessionId":{"type":"string"},"path":{"type":"string"},"content":{"type":"string"}}};

function validate31(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate31, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
return fail(validate31, instancePath+"/sessionId", message1);
}
}
else {
}
{
if(data.path !== undefined){
if(typeof data.path !== "string"){
return fail(validate31, instancePath+"/path", message1);
}
}
else {
}
{
if(data.content !== undefined){
if(typeof data.content !== "string"){
return fail(validate31, instancePath+"/content", message1);
}
}
else {
}
}
}
}
}
else {
return fail(validate31, instancePath, message4);
}
}
validate31.errors = vErrors;
return errors === 0;
}

const check11 = validate32;
const schema17 = {"type":"object","required":["sessionId","command"],"$id":"check11","properties":{"sessionId":{"type":"string"},"command":{"type":"string"},"args":{"type":"array","items":{"type":"string"}},"env":{"type":"array","items":{"type":"object","required":["name","value"],"properties":{"name":{"type":"string"},"value":{"type":"string"}}}},"cwd":{"anyOf":[{"type":"string"},{"type":"null"}]},"outputByteLimit":{"anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate32(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.command === undefined) && (missing0 = "command"))){
return lacks(validate32, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
const _errs1 = errors;
if(typeof data.sessionId !== "string"){
return fail(validate32, instancePath+"/sessionId", message1);
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
return fail(validate32, instancePath+"/command", message1);
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
return fail(validate32, instancePath+"/args/" + i0, message1);
}
var valid1 = _errs7 === errors;
if(!valid1){
break;
}
}
}
else {
return fail(validate32, instancePath+"/args", message7);
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
return lacks(validate32, instancePath+"/env/" + i1, missing1);
}
else {
if(data5.name !== undefined){
const _errs13 = errors;
if(typeof data5.name !== "string"){
return fail(validate32, instancePath+"/env/" + i1+"/name", message1);
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
return fail(validate32, instancePath+"/env/" + i1+"/value", message1);
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
return fail(validate32, instancePath+"/env/" + i1, message4);
}
}
var valid2 = _errs11 === errors;
if(!valid2){
break;
}
}
}
else {
return fail(validate32, instancePath+"/env", message7);
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
vErrors = add(vErrors, instancePath+"/cwd", message1);
errors++;
}
var _valid0 = _errs19 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs21 = errors;
if(data8 !== null){
vErrors = add(vErrors, instancePath+"/cwd", message2);
errors++;
}
var _valid0 = _errs21 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/cwd", message3);
errors++;
validate32.errors = vErrors;
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
vErrors = add(vErrors, instancePath+"/outputByteLimit", message8);
errors++;
}
var _valid1 = _errs25 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs27 = errors;
if(data9 !== null){
vErrors = add(vErrors, instancePath+"/outputByteLimit", message2);
errors++;
}
var _valid1 = _errs27 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = add(vErrors, instancePath+"/outputByteLimit", message3);
errors++;
validate32.errors = vErrors;
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
return fail(validate32, instancePath, message4);
}
}
validate32.errors = vErrors;
return errors === 0;
}

const check12 = validate33;
const schema18 = {"type":"object","required":["sessionId","terminalId"],"$id":"check12","properties":{"sessionId":{"type":"string"},"terminalId":{"type":"string"}}};

function validate33(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.terminalId === undefined) && (missing0 = "terminalId"))){
return lacks(validate33, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
if(typeof data.sessionId !== "string"){
return fail(validate33, instancePath+"/sessionId", message1);
}
}
else {
}
{
if(data.terminalId !== undefined){
if(typeof data.terminalId !== "string"){
return fail(validate33, instancePath+"/terminalId", message1);
}
}
else {
}
}
}
}
else {
return fail(validate33, instancePath, message4);
}
}
validate33.errors = vErrors;
return errors === 0;
}

const check13 = validate34;
const schema19 = {"type":"object","required":["id","name"],"$id":"check13","properties":{"id":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string"}}};

function validate34(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.id === undefined) && (missing0 = "id")) || ((data.name === undefined) && (missing0 = "name"))){
return lacks(validate34, instancePath, missing0);
}
else {
if(data.id !== undefined){
let data0 = data.id;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate34, instancePath+"/id", message5);
}
else {
if(data0.length < 1){
return fail(validate34, instancePath+"/id", message6);
}
}
}
else {
return fail(validate34, instancePath+"/id", message1);
}
}
}
else {
}
{
if(data.name !== undefined){
if(typeof data.name !== "string"){
return fail(validate34, instancePath+"/name", message1);
}
}
else {
}
}
}
}
else {
return fail(validate34, instancePath, message4);
}
}
validate34.errors = vErrors;
return errors === 0;
}

const check14 = validate35;
const schema20 = {"type":"object","required":["state"],"$id":"check14","properties":{"state":{"type":"string"},"accounts":{"anyOf":[{"type":"array","items":{}},{"type":"null"}]}}};

function validate35(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.state === undefined) && (missing0 = "state")){
return lacks(validate35, instancePath, missing0);
}
else {
if(data.state !== undefined){
const _errs1 = errors;
if(typeof data.state !== "string"){
return fail(validate35, instancePath+"/state", message1);
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.accounts !== undefined){
let data1 = data.accounts;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(!(Array.isArray(data1))){
vErrors = add(vErrors, instancePath+"/accounts", message7);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/accounts", message2);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/accounts", message3);
errors++;
validate35.errors = vErrors;
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
return fail(validate35, instancePath, message4);
}
}
validate35.errors = vErrors;
return errors === 0;
}

const check15 = validate36;
const schema21 = {"type":"object","required":["authStatus"],"$id":"check15","properties":{"authStatus":{"type":"object","required":["kind"],"properties":{"kind":{"type":"string"},"label":{"anyOf":[{"type":"string"},{"type":"null"}]},"detail":{"anyOf":[{"type":"string"},{"type":"null"}]},"account":{"anyOf":[{"type":"object"},{"type":"null"}]}}}}};

function validate36(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.authStatus === undefined) && (missing0 = "authStatus")){
return lacks(validate36, instancePath, missing0);
}
else {
if(data.authStatus !== undefined){
let data0 = data.authStatus;
const _errs1 = errors;
if(errors === _errs1){
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.kind === undefined) && (missing1 = "kind")){
return lacks(validate36, instancePath+"/authStatus", missing1);
}
else {
if(data0.kind !== undefined){
const _errs3 = errors;
if(typeof data0.kind !== "string"){
return fail(validate36, instancePath+"/authStatus/kind", message1);
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data0.label !== undefined){
let data2 = data0.label;
const _errs5 = errors;
const _errs6 = errors;
let valid2 = false;
const _errs7 = errors;
if(typeof data2 !== "string"){
vErrors = add(vErrors, instancePath+"/authStatus/label", message1);
errors++;
}
var _valid0 = _errs7 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs9 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/authStatus/label", message2);
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/authStatus/label", message3);
errors++;
validate36.errors = vErrors;
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
}
else {
var valid1 = true;
}
if(valid1){
if(data0.detail !== undefined){
let data3 = data0.detail;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(typeof data3 !== "string"){
vErrors = add(vErrors, instancePath+"/authStatus/detail", message1);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/authStatus/detail", message2);
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/authStatus/detail", message3);
errors++;
validate36.errors = vErrors;
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
}
else {
var valid1 = true;
}
if(valid1){
if(data0.account !== undefined){
let data4 = data0.account;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
vErrors = add(vErrors, instancePath+"/authStatus/account", message4);
errors++;
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs21 = errors;
if(data4 !== null){
vErrors = add(vErrors, instancePath+"/authStatus/account", message2);
errors++;
}
var _valid2 = _errs21 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/authStatus/account", message3);
errors++;
validate36.errors = vErrors;
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
else {
return fail(validate36, instancePath+"/authStatus", message4);
}
}
}
}
}
else {
return fail(validate36, instancePath, message4);
}
}
validate36.errors = vErrors;
return errors === 0;
}

const check16 = validate37;
const schema22 = {"type":"object","required":["providers"],"$id":"check16","properties":{"providers":{"type":"array","items":{}}}};

function validate37(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.providers === undefined) && (missing0 = "providers")){
return lacks(validate37, instancePath, missing0);
}
else {
if(data.providers !== undefined){
{
if(!(Array.isArray(data.providers))){
return fail(validate37, instancePath+"/providers", message7);
}
}
}
}
}
else {
return fail(validate37, instancePath, message4);
}
}
validate37.errors = vErrors;
return errors === 0;
}

const check17 = validate38;
const schema23 = {"type":"object","required":["providerId"],"$id":"check17","properties":{"providerId":{"type":"string","minLength":1,"maxLength":512},"supported":{"anyOf":[{"type":"array","items":{"type":"string"}},{"type":"null"}]},"required":{"anyOf":[{"type":"boolean"},{"type":"null"}]},"current":{"anyOf":[{"type":"object","required":["apiType","baseUrl"],"properties":{"apiType":{"type":"string"},"baseUrl":{"type":"string"}}},{"type":"null"}]}}};

function validate38(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.providerId === undefined) && (missing0 = "providerId")){
return lacks(validate38, instancePath, missing0);
}
else {
if(data.providerId !== undefined){
let data0 = data.providerId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate38, instancePath+"/providerId", message5);
}
else {
if(data0.length < 1){
return fail(validate38, instancePath+"/providerId", message6);
}
}
}
else {
return fail(validate38, instancePath+"/providerId", message1);
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.supported !== undefined){
let data1 = data.supported;
const _errs3 = errors;
const _errs4 = errors;
let valid1 = false;
const _errs5 = errors;
if(errors === _errs5){
if(Array.isArray(data1)){
var valid2 = true;
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
const _errs7 = errors;
if(typeof data1[i0] !== "string"){
vErrors = add(vErrors, instancePath+"/supported/" + i0, message1);
errors++;
}
var valid2 = _errs7 === errors;
if(!valid2){
break;
}
}
}
else {
vErrors = add(vErrors, instancePath+"/supported", message7);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/supported", message2);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/supported", message3);
errors++;
validate38.errors = vErrors;
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
if(data.required !== undefined){
let data3 = data.required;
const _errs11 = errors;
const _errs12 = errors;
let valid3 = false;
const _errs13 = errors;
if(typeof data3 !== "boolean"){
vErrors = add(vErrors, instancePath+"/required", message9);
errors++;
}
var _valid1 = _errs13 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const _errs15 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/required", message2);
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
}
if(!valid3){
vErrors = add(vErrors, instancePath+"/required", message3);
errors++;
validate38.errors = vErrors;
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
if(valid0){
if(data.current !== undefined){
let data4 = data.current;
const _errs17 = errors;
const _errs18 = errors;
let valid4 = false;
const _errs19 = errors;
if(errors === _errs19){
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
let missing1;
if(((data4.apiType === undefined) && (missing1 = "apiType")) || ((data4.baseUrl === undefined) && (missing1 = "baseUrl"))){
vErrors = add(vErrors, instancePath+"/current", "must have required property '"+missing1+"'");
errors++;
}
else {
if(data4.apiType !== undefined){
const _errs21 = errors;
if(typeof data4.apiType !== "string"){
vErrors = add(vErrors, instancePath+"/current/apiType", message1);
errors++;
}
var valid5 = _errs21 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data4.baseUrl !== undefined){
const _errs23 = errors;
if(typeof data4.baseUrl !== "string"){
vErrors = add(vErrors, instancePath+"/current/baseUrl", message1);
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
vErrors = add(vErrors, instancePath+"/current", message4);
errors++;
}
}
var _valid2 = _errs19 === errors;
valid4 = valid4 || _valid2;
if(!valid4){
const _errs25 = errors;
if(data4 !== null){
vErrors = add(vErrors, instancePath+"/current", message2);
errors++;
}
var _valid2 = _errs25 === errors;
valid4 = valid4 || _valid2;
}
if(!valid4){
vErrors = add(vErrors, instancePath+"/current", message3);
errors++;
validate38.errors = vErrors;
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
}
}
}
}
}
else {
return fail(validate38, instancePath, message4);
}
}
validate38.errors = vErrors;
return errors === 0;
}

const check18 = validate39;
const schema24 = {"type":"object","required":["type","text"],"$id":"check18","properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}};

function validate39(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.text === undefined) && (missing0 = "text"))){
return lacks(validate39, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate39, instancePath+"/type", message1);
}
if("text" !== data0){
return fail(validate39, instancePath+"/type", message10);
}
}
else {
}
{
if(data.text !== undefined){
if(typeof data.text !== "string"){
return fail(validate39, instancePath+"/text", message1);
}
}
else {
}
}
}
}
else {
return fail(validate39, instancePath, message4);
}
}
validate39.errors = vErrors;
return errors === 0;
}

const check19 = validate40;
const schema25 = {"type":"object","required":["type","uri","name"],"$id":"check19","properties":{"type":{"type":"string","const":"resource_link"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"anyOf":[{"type":"string"},{"type":"null"}]},"size":{"anyOf":[{"type":"integer","minimum":0,"maximum":9007199254740991},{"type":"null"}]}}};

function validate40(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.uri === undefined) && (missing0 = "uri"))) || ((data.name === undefined) && (missing0 = "name"))){
return lacks(validate40, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
return fail(validate40, instancePath+"/type", message1);
}
if("resource_link" !== data0){
return fail(validate40, instancePath+"/type", message10);
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
return fail(validate40, instancePath+"/uri", message6);
}
}
else {
return fail(validate40, instancePath+"/uri", message1);
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
return fail(validate40, instancePath+"/name", message1);
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
vErrors = add(vErrors, instancePath+"/mimeType", message1);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs11 = errors;
if(data3 !== null){
vErrors = add(vErrors, instancePath+"/mimeType", message2);
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/mimeType", message3);
errors++;
validate40.errors = vErrors;
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
vErrors = add(vErrors, instancePath+"/size", message0);
errors++;
}
if(errors === _errs15){
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
vErrors = add(vErrors, instancePath+"/size", message11);
errors++;
}
else {
if(data4 < 0 || isNaN(data4)){
vErrors = add(vErrors, instancePath+"/size", message12);
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
vErrors = add(vErrors, instancePath+"/size", message2);
errors++;
}
var _valid1 = _errs17 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/size", message3);
errors++;
validate40.errors = vErrors;
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
return fail(validate40, instancePath, message4);
}
}
validate40.errors = vErrors;
return errors === 0;
}

const check20 = validate41;
const schema26 = {"type":"object","required":["type","data","mimeType"],"$id":"check20","properties":{"type":{"type":"string","const":"image"},"data":{"type":"string"},"mimeType":{"type":"string"}}};

function validate41(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
return lacks(validate41, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate41, instancePath+"/type", message1);
}
if("image" !== data0){
return fail(validate41, instancePath+"/type", message10);
}
}
else {
}
{
if(data.data !== undefined){
if(typeof data.data !== "string"){
return fail(validate41, instancePath+"/data", message1);
}
}
else {
}
{
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
return fail(validate41, instancePath+"/mimeType", message1);
}
}
else {
}
}
}
}
}
else {
return fail(validate41, instancePath, message4);
}
}
validate41.errors = vErrors;
return errors === 0;
}

const check21 = validate42;
const schema27 = {"type":"object","required":["type","data","mimeType"],"$id":"check21","properties":{"type":{"type":"string","const":"audio"},"data":{"type":"string"},"mimeType":{"type":"string"}}};

function validate42(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.data === undefined) && (missing0 = "data"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))){
return lacks(validate42, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate42, instancePath+"/type", message1);
}
if("audio" !== data0){
return fail(validate42, instancePath+"/type", message10);
}
}
else {
}
{
if(data.data !== undefined){
if(typeof data.data !== "string"){
return fail(validate42, instancePath+"/data", message1);
}
}
else {
}
{
if(data.mimeType !== undefined){
if(typeof data.mimeType !== "string"){
return fail(validate42, instancePath+"/mimeType", message1);
}
}
else {
}
}
}
}
}
else {
return fail(validate42, instancePath, message4);
}
}
validate42.errors = vErrors;
return errors === 0;
}

const check22 = validate43;
const schema28 = {"type":"object","required":["type","resource"],"$id":"check22","properties":{"type":{"type":"string","const":"resource"},"resource":{"type":"object","required":["uri","text"],"properties":{"uri":{"type":"string"},"text":{"type":"string"}}}}};

function validate43(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
return lacks(validate43, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate43, instancePath+"/type", message1);
}
if("resource" !== data0){
return fail(validate43, instancePath+"/type", message10);
}
}
else {
}
{
if(data.resource !== undefined){
let data1 = data.resource;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.uri === undefined) && (missing1 = "uri")) || ((data1.text === undefined) && (missing1 = "text"))){
return lacks(validate43, instancePath+"/resource", missing1);
}
else {
if(data1.uri !== undefined){
if(typeof data1.uri !== "string"){
return fail(validate43, instancePath+"/resource/uri", message1);
}
}
else {
}
{
if(data1.text !== undefined){
if(typeof data1.text !== "string"){
return fail(validate43, instancePath+"/resource/text", message1);
}
}
else {
}
}
}
}
else {
return fail(validate43, instancePath+"/resource", message4);
}
}
}
else {
}
}
}
}
else {
return fail(validate43, instancePath, message4);
}
}
validate43.errors = vErrors;
return errors === 0;
}

const check23 = validate44;
const schema29 = {"type":"object","required":["type","resource"],"$id":"check23","properties":{"type":{"type":"string","const":"resource"},"resource":{"type":"object","required":["uri","blob"],"properties":{"uri":{"type":"string"},"blob":{"type":"string"}}}}};

function validate44(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.resource === undefined) && (missing0 = "resource"))){
return lacks(validate44, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate44, instancePath+"/type", message1);
}
if("resource" !== data0){
return fail(validate44, instancePath+"/type", message10);
}
}
else {
}
{
if(data.resource !== undefined){
let data1 = data.resource;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if(((data1.uri === undefined) && (missing1 = "uri")) || ((data1.blob === undefined) && (missing1 = "blob"))){
return lacks(validate44, instancePath+"/resource", missing1);
}
else {
if(data1.uri !== undefined){
if(typeof data1.uri !== "string"){
return fail(validate44, instancePath+"/resource/uri", message1);
}
}
else {
}
{
if(data1.blob !== undefined){
if(typeof data1.blob !== "string"){
return fail(validate44, instancePath+"/resource/blob", message1);
}
}
else {
}
}
}
}
else {
return fail(validate44, instancePath+"/resource", message4);
}
}
}
else {
}
}
}
}
else {
return fail(validate44, instancePath, message4);
}
}
validate44.errors = vErrors;
return errors === 0;
}

const check24 = validate45;
const schema30 = {"type":"object","required":["type","content"],"$id":"check24","properties":{"type":{"type":"string","const":"content"},"content":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}}}};

function validate45(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate45, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate45, instancePath+"/type", message1);
}
if("content" !== data0){
return fail(validate45, instancePath+"/type", message10);
}
}
else {
}
{
if(data.content !== undefined){
let data1 = data.content;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.type === undefined) && (missing1 = "type")){
return lacks(validate45, instancePath+"/content", missing1);
}
else {
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
return fail(validate45, instancePath+"/content/type", message1);
}
}
}
}
else {
return fail(validate45, instancePath+"/content", message4);
}
}
}
else {
}
}
}
}
else {
return fail(validate45, instancePath, message4);
}
}
validate45.errors = vErrors;
return errors === 0;
}

const check25 = validate46;
const schema31 = {"type":"object","required":["type","path","newText"],"$id":"check25","properties":{"type":{"type":"string","const":"diff"},"path":{"type":"string"},"oldText":{"anyOf":[{"type":"string"},{"type":"null"}]},"newText":{"type":"string"}}};

function validate46(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.type === undefined) && (missing0 = "type")) || ((data.path === undefined) && (missing0 = "path"))) || ((data.newText === undefined) && (missing0 = "newText"))){
return lacks(validate46, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
const _errs1 = errors;
if(typeof data0 !== "string"){
return fail(validate46, instancePath+"/type", message1);
}
if("diff" !== data0){
return fail(validate46, instancePath+"/type", message10);
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
return fail(validate46, instancePath+"/path", message1);
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
vErrors = add(vErrors, instancePath+"/oldText", message1);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/oldText", message2);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/oldText", message3);
errors++;
validate46.errors = vErrors;
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
return fail(validate46, instancePath+"/newText", message1);
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
return fail(validate46, instancePath, message4);
}
}
validate46.errors = vErrors;
return errors === 0;
}

const check26 = validate47;
const schema32 = {"type":"object","required":["type","terminalId"],"$id":"check26","properties":{"type":{"type":"string","const":"terminal"},"terminalId":{"type":"string"}}};

function validate47(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.terminalId === undefined) && (missing0 = "terminalId"))){
return lacks(validate47, instancePath, missing0);
}
else {
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
return fail(validate47, instancePath+"/type", message1);
}
if("terminal" !== data0){
return fail(validate47, instancePath+"/type", message10);
}
}
else {
}
{
if(data.terminalId !== undefined){
if(typeof data.terminalId !== "string"){
return fail(validate47, instancePath+"/terminalId", message1);
}
}
else {
}
}
}
}
else {
return fail(validate47, instancePath, message4);
}
}
validate47.errors = vErrors;
return errors === 0;
}

const check27 = validate48;
const schema33 = {"type":"object","required":["path"],"$id":"check27","properties":{"path":{"type":"string"},"line":{"anyOf":[{"type":"number"},{"type":"null"}]}}};

function validate48(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.path === undefined) && (missing0 = "path")){
return lacks(validate48, instancePath, missing0);
}
else {
if(data.path !== undefined){
const _errs1 = errors;
if(typeof data.path !== "string"){
return fail(validate48, instancePath+"/path", message1);
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
vErrors = add(vErrors, instancePath+"/line", message8);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/line", message2);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/line", message3);
errors++;
validate48.errors = vErrors;
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
return fail(validate48, instancePath, message4);
}
}
validate48.errors = vErrors;
return errors === 0;
}

const check28 = validate49;
const schema34 = {"type":"object","required":["content"],"$id":"check28","properties":{"content":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}},"messageId":{},"_meta":{}}};

function validate49(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.content === undefined) && (missing0 = "content")){
return lacks(validate49, instancePath, missing0);
}
else {
if(data.content !== undefined){
let data0 = data.content;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.type === undefined) && (missing1 = "type")){
return lacks(validate49, instancePath+"/content", missing1);
}
else {
if(data0.type !== undefined){
if(typeof data0.type !== "string"){
return fail(validate49, instancePath+"/content/type", message1);
}
}
}
}
else {
return fail(validate49, instancePath+"/content", message4);
}
}
}
}
}
else {
return fail(validate49, instancePath, message4);
}
}
validate49.errors = vErrors;
return errors === 0;
}

const check29 = validate50;
const schema35 = {"type":"object","required":["toolCallId"],"$id":"check29","properties":{"toolCallId":{"type":"string","minLength":1,"maxLength":512},"title":{},"name":{},"kind":{},"status":{},"content":{},"locations":{},"rawInput":{},"rawOutput":{},"_meta":{}}};

function validate50(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.toolCallId === undefined) && (missing0 = "toolCallId")){
return lacks(validate50, instancePath, missing0);
}
else {
if(data.toolCallId !== undefined){
let data0 = data.toolCallId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate50, instancePath+"/toolCallId", message5);
}
else {
if(data0.length < 1){
return fail(validate50, instancePath+"/toolCallId", message6);
}
}
}
else {
return fail(validate50, instancePath+"/toolCallId", message1);
}
}
}
}
}
else {
return fail(validate50, instancePath, message4);
}
}
validate50.errors = vErrors;
return errors === 0;
}

const check30 = validate51;
const schema36 = {"type":"object","required":["entries"],"$id":"check30","properties":{"entries":{"type":"array","items":{}}}};

function validate51(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.entries === undefined) && (missing0 = "entries")){
return lacks(validate51, instancePath, missing0);
}
else {
if(data.entries !== undefined){
{
if(!(Array.isArray(data.entries))){
return fail(validate51, instancePath+"/entries", message7);
}
}
}
}
}
else {
return fail(validate51, instancePath, message4);
}
}
validate51.errors = vErrors;
return errors === 0;
}

const check31 = validate52;
const schema37 = {"type":"object","required":["availableCommands"],"$id":"check31","properties":{"availableCommands":{"type":"array","items":{}}}};

function validate52(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.availableCommands === undefined) && (missing0 = "availableCommands")){
return lacks(validate52, instancePath, missing0);
}
else {
if(data.availableCommands !== undefined){
{
if(!(Array.isArray(data.availableCommands))){
return fail(validate52, instancePath+"/availableCommands", message7);
}
}
}
}
}
else {
return fail(validate52, instancePath, message4);
}
}
validate52.errors = vErrors;
return errors === 0;
}

const check32 = validate53;
const schema38 = {"type":"object","required":["currentModeId"],"$id":"check32","properties":{"currentModeId":{"type":"string"}}};

function validate53(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.currentModeId === undefined) && (missing0 = "currentModeId")){
return lacks(validate53, instancePath, missing0);
}
else {
if(data.currentModeId !== undefined){
if(typeof data.currentModeId !== "string"){
return fail(validate53, instancePath+"/currentModeId", message1);
}
}
}
}
else {
return fail(validate53, instancePath, message4);
}
}
validate53.errors = vErrors;
return errors === 0;
}

const check33 = validate54;
const schema39 = {"type":"object","required":["configOptions"],"$id":"check33","properties":{"configOptions":{"type":"array","items":{}}}};

function validate54(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.configOptions === undefined) && (missing0 = "configOptions")){
return lacks(validate54, instancePath, missing0);
}
else {
if(data.configOptions !== undefined){
{
if(!(Array.isArray(data.configOptions))){
return fail(validate54, instancePath+"/configOptions", message7);
}
}
}
}
}
else {
return fail(validate54, instancePath, message4);
}
}
validate54.errors = vErrors;
return errors === 0;
}

const check34 = validate55;
const schema40 = {"type":"object","required":["used"],"$id":"check34","properties":{"used":{"type":"number"}}};

function validate55(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.used === undefined) && (missing0 = "used")){
return lacks(validate55, instancePath, missing0);
}
else {
if(data.used !== undefined){
let data0 = data.used;
if(!((typeof data0 == "number") && (isFinite(data0)))){
return fail(validate55, instancePath+"/used", message8);
}
}
}
}
else {
return fail(validate55, instancePath, message4);
}
}
validate55.errors = vErrors;
return errors === 0;
}

const check35 = validate56;
const schema41 = {"type":"object","$id":"check35","properties":{"title":{"anyOf":[{"type":"string"},{"type":"null"}]}}};

function validate56(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title !== undefined){
let data0 = data.title;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 !== "string"){
vErrors = add(vErrors, instancePath+"/title", message1);
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs5 = errors;
if(data0 !== null){
vErrors = add(vErrors, instancePath+"/title", message2);
errors++;
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/title", message3);
errors++;
validate56.errors = vErrors;
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
}
}
else {
return fail(validate56, instancePath, message4);
}
}
validate56.errors = vErrors;
return errors === 0;
}

const check36 = validate57;
const schema42 = {"type":"object","required":["plan"],"$id":"check36","properties":{"plan":{"type":"object","required":["planId"],"properties":{"planId":{"type":"string","minLength":1,"maxLength":512}}}}};

function validate57(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.plan === undefined) && (missing0 = "plan")){
return lacks(validate57, instancePath, missing0);
}
else {
if(data.plan !== undefined){
let data0 = data.plan;
{
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
let missing1;
if((data0.planId === undefined) && (missing1 = "planId")){
return lacks(validate57, instancePath+"/plan", missing1);
}
else {
if(data0.planId !== undefined){
let data1 = data0.planId;
{
if(typeof data1 === "string"){
if(data1.length > 512){
return fail(validate57, instancePath+"/plan/planId", message5);
}
else {
if(data1.length < 1){
return fail(validate57, instancePath+"/plan/planId", message6);
}
}
}
else {
return fail(validate57, instancePath+"/plan/planId", message1);
}
}
}
}
}
else {
return fail(validate57, instancePath+"/plan", message4);
}
}
}
}
}
else {
return fail(validate57, instancePath, message4);
}
}
validate57.errors = vErrors;
return errors === 0;
}

const check37 = validate58;
const schema43 = {"type":"object","required":["planId"],"$id":"check37","properties":{"planId":{"type":"string","minLength":1,"maxLength":512}}};

function validate58(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.planId === undefined) && (missing0 = "planId")){
return lacks(validate58, instancePath, missing0);
}
else {
if(data.planId !== undefined){
let data0 = data.planId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate58, instancePath+"/planId", message5);
}
else {
if(data0.length < 1){
return fail(validate58, instancePath+"/planId", message6);
}
}
}
else {
return fail(validate58, instancePath+"/planId", message1);
}
}
}
}
}
else {
return fail(validate58, instancePath, message4);
}
}
validate58.errors = vErrors;
return errors === 0;
}

const check38 = validate59;
const schema44 = {"type":"object","required":["severity","title"],"$id":"check38","properties":{"severity":{"type":"string","maxLength":100},"title":{"type":"string","minLength":1,"maxLength":4000},"description":{"anyOf":[{"type":"string","maxLength":32000},{"type":"null"}]},"_meta":{}}};

function validate59(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.severity === undefined) && (missing0 = "severity")) || ((data.title === undefined) && (missing0 = "title"))){
return lacks(validate59, instancePath, missing0);
}
else {
if(data.severity !== undefined){
let data0 = data.severity;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 100){
return fail(validate59, instancePath+"/severity", message13);
}
}
else {
return fail(validate59, instancePath+"/severity", message1);
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
if(data1.length > 4000){
return fail(validate59, instancePath+"/title", message14);
}
else {
if(data1.length < 1){
return fail(validate59, instancePath+"/title", message6);
}
}
}
else {
return fail(validate59, instancePath+"/title", message1);
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(data2.length > 32000){
vErrors = add(vErrors, instancePath+"/description", message15);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/description", message1);
errors++;
}
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs9 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/description", message2);
errors++;
}
var _valid0 = _errs9 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/description", message3);
errors++;
validate59.errors = vErrors;
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
return fail(validate59, instancePath, message4);
}
}
validate59.errors = vErrors;
return errors === 0;
}

const check39 = validate60;
const schema45 = {"type":"object","required":["compactionId","status"],"$id":"check39","properties":{"compactionId":{"type":"string","minLength":1,"maxLength":512},"status":{"type":"string","maxLength":100},"summary":{},"error":{},"_meta":{}}};

function validate60(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.compactionId === undefined) && (missing0 = "compactionId")) || ((data.status === undefined) && (missing0 = "status"))){
return lacks(validate60, instancePath, missing0);
}
else {
if(data.compactionId !== undefined){
let data0 = data.compactionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate60, instancePath+"/compactionId", message5);
}
else {
if(data0.length < 1){
return fail(validate60, instancePath+"/compactionId", message6);
}
}
}
else {
return fail(validate60, instancePath+"/compactionId", message1);
}
}
}
else {
}
{
if(data.status !== undefined){
let data1 = data.status;
{
if(typeof data1 === "string"){
if(data1.length > 100){
return fail(validate60, instancePath+"/status", message13);
}
}
else {
return fail(validate60, instancePath+"/status", message1);
}
}
}
else {
}
}
}
}
else {
return fail(validate60, instancePath, message4);
}
}
validate60.errors = vErrors;
return errors === 0;
}

const check40 = validate61;
const schema46 = {"type":"object","required":["compactionId","content"],"$id":"check40","properties":{"compactionId":{"type":"string","minLength":1,"maxLength":512},"content":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}}}};

function validate61(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.compactionId === undefined) && (missing0 = "compactionId")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate61, instancePath, missing0);
}
else {
if(data.compactionId !== undefined){
let data0 = data.compactionId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate61, instancePath+"/compactionId", message5);
}
else {
if(data0.length < 1){
return fail(validate61, instancePath+"/compactionId", message6);
}
}
}
else {
return fail(validate61, instancePath+"/compactionId", message1);
}
}
}
else {
}
{
if(data.content !== undefined){
let data1 = data.content;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.type === undefined) && (missing1 = "type")){
return lacks(validate61, instancePath+"/content", missing1);
}
else {
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
return fail(validate61, instancePath+"/content/type", message1);
}
}
}
}
else {
return fail(validate61, instancePath+"/content", message4);
}
}
}
else {
}
}
}
}
else {
return fail(validate61, instancePath, message4);
}
}
validate61.errors = vErrors;
return errors === 0;
}

const check41 = validate62;
const schema47 = {"type":"object","required":["sessionId"],"$id":"check41","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"title":{"anyOf":[{"type":"string","maxLength":4000},{"type":"null"}]},"description":{"anyOf":[{"type":"string","maxLength":32000},{"type":"null"}]},"state":{}}};

function validate62(data, instancePath=""){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.sessionId === undefined) && (missing0 = "sessionId")){
return lacks(validate62, instancePath, missing0);
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate62, instancePath+"/sessionId", message5);
}
else {
if(data0.length < 1){
return fail(validate62, instancePath+"/sessionId", message6);
}
}
}
else {
return fail(validate62, instancePath+"/sessionId", message1);
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
if(errors === _errs5){
if(typeof data1 === "string"){
if(data1.length > 4000){
vErrors = add(vErrors, instancePath+"/title", message14);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/title", message1);
errors++;
}
}
var _valid0 = _errs5 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = add(vErrors, instancePath+"/title", message2);
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = add(vErrors, instancePath+"/title", message3);
errors++;
validate62.errors = vErrors;
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
if(data.description !== undefined){
let data2 = data.description;
const _errs9 = errors;
const _errs10 = errors;
let valid2 = false;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data2 === "string"){
if(data2.length > 32000){
vErrors = add(vErrors, instancePath+"/description", message15);
errors++;
}
}
else {
vErrors = add(vErrors, instancePath+"/description", message1);
errors++;
}
}
var _valid1 = _errs11 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs13 = errors;
if(data2 !== null){
vErrors = add(vErrors, instancePath+"/description", message2);
errors++;
}
var _valid1 = _errs13 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = add(vErrors, instancePath+"/description", message3);
errors++;
validate62.errors = vErrors;
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
}
}
}
}
else {
return fail(validate62, instancePath, message4);
}
}
validate62.errors = vErrors;
return errors === 0;
}

const check42 = validate63;
const schema48 = {"type":"object","required":["messageId"],"$id":"check42","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{}}};

function validate63(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.messageId === undefined) && (missing0 = "messageId")){
return lacks(validate63, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate63, instancePath+"/messageId", message5);
}
else {
if(data0.length < 1){
return fail(validate63, instancePath+"/messageId", message6);
}
}
}
else {
return fail(validate63, instancePath+"/messageId", message1);
}
}
}
}
}
else {
return fail(validate63, instancePath, message4);
}
}
validate63.errors = vErrors;
return errors === 0;
}

const check43 = validate64;
const schema49 = {"type":"object","required":["messageId","content"],"$id":"check43","properties":{"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"type":"object","required":["type"],"properties":{"type":{"type":"string"}}}}};

function validate64(data, instancePath=""){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.messageId === undefined) && (missing0 = "messageId")) || ((data.content === undefined) && (missing0 = "content"))){
return lacks(validate64, instancePath, missing0);
}
else {
if(data.messageId !== undefined){
let data0 = data.messageId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return fail(validate64, instancePath+"/messageId", message5);
}
else {
if(data0.length < 1){
return fail(validate64, instancePath+"/messageId", message6);
}
}
}
else {
return fail(validate64, instancePath+"/messageId", message1);
}
}
}
else {
}
{
if(data.content !== undefined){
let data1 = data.content;
{
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
let missing1;
if((data1.type === undefined) && (missing1 = "type")){
return lacks(validate64, instancePath+"/content", missing1);
}
else {
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
return fail(validate64, instancePath+"/content/type", message1);
}
}
}
}
else {
return fail(validate64, instancePath+"/content", message4);
}
}
}
else {
}
}
}
}
else {
return fail(validate64, instancePath, message4);
}
}
validate64.errors = vErrors;
return errors === 0;
}

export const validators = {
	"result:initialize": check0,
	"result:session/new": check1,
	"result:session/list": check2,
	"listed:session": check3,
	"result:session/prompt": check4,
	"params:session/update": check5,
	"params:session/request_permission": check6,
	"params:elicitation/create": check7,
	"params:elicitation/complete": check8,
	"params:fs/read_text_file": check9,
	"params:fs/write_text_file": check10,
	"params:terminal/create": check11,
	"params:terminal/output": check12,
	"params:terminal/wait_for_exit": check12,
	"params:terminal/kill": check12,
	"params:terminal/release": check12,
	"auth:method": check13,
	"auth:status": check14,
	"auth:identity": check15,
	"providers:list": check16,
	"providers:one": check17,
	"content:text": check18,
	"content:resource_link": check19,
	"content:image": check20,
	"content:audio": check21,
	"content:text_resource": check22,
	"content:blob_resource": check23,
	"tool:content": check24,
	"tool:diff": check25,
	"tool:terminal": check26,
	"tool:location": check27,
	"update:agent_message_chunk": check28,
	"update:agent_thought_chunk": check28,
	"update:user_message_chunk": check28,
	"update:tool_call": check29,
	"update:tool_call_update": check29,
	"update:plan": check30,
	"update:available_commands_update": check31,
	"update:current_mode_update": check32,
	"update:config_option_update": check33,
	"update:usage_update": check34,
	"update:session_info_update": check35,
	"update:plan_update": check36,
	"update:plan_removed": check37,
	"update:notice": check38,
	"update:compaction_update": check39,
	"update:compaction_summary_chunk": check40,
	"update:subagent_update": check41,
	"update:session_message": check42,
	"update:session_message_chunk": check43,
};
