// Written by "npm run generate" from the schemas beside it. Do not edit.

const check0 = validate21;
const schema6 = {"type":"object","required":["sessionId","messageId","content"],"$id":"check0","properties":{"sessionId":{"type":"string","minLength":1,"maxLength":512},"messageId":{"type":"string","minLength":1,"maxLength":512},"content":{"type":"array","items":{"anyOf":[{"type":"object","required":["type","text"],"properties":{"type":{"type":"string","const":"text"},"text":{"type":"string"}}},{"type":"object","required":["type","uri","name"],"properties":{"type":{"type":"string","const":"resourceLink"},"uri":{"type":"string","minLength":1},"name":{"type":"string"},"mimeType":{"type":"string"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}},{"type":"object","required":["type","attachmentId","name","mimeType","blob","size"],"properties":{"type":{"type":"string","const":"attachment"},"attachmentId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","maxLength":255},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}}]}},"draft":{"type":"object","required":["writer","step","base"],"properties":{"writer":{"type":"string","minLength":1,"maxLength":512},"step":{"type":"integer","minimum":0,"maximum":9007199254740991},"base":{"type":"integer","minimum":0,"maximum":9007199254740991}}}}};
const pattern0 = new RegExp("^[0-9a-f]{64}$", "u");

function validate21(data){
let vErrors = null;
let errors = 0;
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((data.sessionId === undefined) && (missing0 = "sessionId")) || ((data.messageId === undefined) && (missing0 = "messageId"))) || ((data.content === undefined) && (missing0 = "content"))){
return false;
}
else {
if(data.sessionId !== undefined){
let data0 = data.sessionId;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(data0.length > 512){
return false;
}
else {
if(data0.length < 1){
return false;
}
}
}
else {
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
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
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
errors++;
}
else {
if(data3.type !== undefined){
let data4 = data3.type;
const _errs11 = errors;
if(typeof data4 !== "string"){
errors++;
}
if("text" !== data4){
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
errors++;
}
else {
if(data3.type !== undefined){
let data6 = data3.type;
const _errs17 = errors;
if(typeof data6 !== "string"){
errors++;
}
if("resourceLink" !== data6){
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
errors++;
}
}
else {
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
errors++;
}
if(errors === _errs25){
if((typeof data10 == "number") && (isFinite(data10))){
if(data10 > 9007199254740991 || isNaN(data10)){
errors++;
}
else {
if(data10 < 0 || isNaN(data10)){
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
errors++;
}
}
var _valid0 = _errs15 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs27 = errors;
if(errors === _errs27){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
let missing3;
if(((((((data3.type === undefined) && (missing3 = "type")) || ((data3.attachmentId === undefined) && (missing3 = "attachmentId"))) || ((data3.name === undefined) && (missing3 = "name"))) || ((data3.mimeType === undefined) && (missing3 = "mimeType"))) || ((data3.blob === undefined) && (missing3 = "blob"))) || ((data3.size === undefined) && (missing3 = "size"))){
errors++;
}
else {
if(data3.type !== undefined){
let data11 = data3.type;
const _errs29 = errors;
if(typeof data11 !== "string"){
errors++;
}
if("attachment" !== data11){
errors++;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.attachmentId !== undefined){
let data12 = data3.attachmentId;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data12 === "string"){
if(data12.length > 512){
errors++;
}
else {
if(data12.length < 1){
errors++;
}
}
}
else {
errors++;
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.name !== undefined){
let data13 = data3.name;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data13 === "string"){
if(data13.length > 255){
errors++;
}
else {
if(data13.length < 1){
errors++;
}
}
}
else {
errors++;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.mimeType !== undefined){
let data14 = data3.mimeType;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data14 === "string"){
if(data14.length > 255){
errors++;
}
}
else {
errors++;
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.blob !== undefined){
let data15 = data3.blob;
const _errs37 = errors;
if(errors === _errs37){
if(typeof data15 === "string"){
if(!pattern0.test(data15)){
errors++;
}
}
else {
errors++;
}
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data3.size !== undefined){
let data16 = data3.size;
const _errs39 = errors;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
errors++;
}
if(errors === _errs39){
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 > 9007199254740991 || isNaN(data16)){
errors++;
}
else {
if(data16 < 0 || isNaN(data16)){
errors++;
}
}
}
}
var valid5 = _errs39 === errors;
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
else {
errors++;
}
}
var _valid0 = _errs27 === errors;
valid2 = valid2 || _valid0;
}
}
if(!valid2){
errors++;
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
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.draft !== undefined){
let data17 = data.draft;
const _errs41 = errors;
if(errors === _errs41){
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
let missing4;
if((((data17.writer === undefined) && (missing4 = "writer")) || ((data17.step === undefined) && (missing4 = "step"))) || ((data17.base === undefined) && (missing4 = "base"))){
return false;
}
else {
if(data17.writer !== undefined){
let data18 = data17.writer;
const _errs43 = errors;
if(errors === _errs43){
if(typeof data18 === "string"){
if(data18.length > 512){
return false;
}
else {
if(data18.length < 1){
return false;
}
}
}
else {
return false;
}
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.step !== undefined){
let data19 = data17.step;
const _errs45 = errors;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
return false;
}
if(errors === _errs45){
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 > 9007199254740991 || isNaN(data19)){
return false;
}
else {
if(data19 < 0 || isNaN(data19)){
return false;
}
}
}
}
var valid6 = _errs45 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data17.base !== undefined){
let data20 = data17.base;
const _errs47 = errors;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
return false;
}
if(errors === _errs47){
if((typeof data20 == "number") && (isFinite(data20))){
if(data20 > 9007199254740991 || isNaN(data20)){
return false;
}
else {
if(data20 < 0 || isNaN(data20)){
return false;
}
}
}
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
else {
return false;
}
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
else {
return false;
}
}
return errors === 0;
}

const check1 = validate22;
const schema7 = {"type":"object","required":["attachmentId","name","mimeType","blob","size"],"$id":"check1","properties":{"attachmentId":{"type":"string","minLength":1,"maxLength":512},"name":{"type":"string","minLength":1,"maxLength":255},"mimeType":{"type":"string","maxLength":255},"blob":{"type":"string","pattern":"^[0-9a-f]{64}$"},"size":{"type":"integer","minimum":0,"maximum":9007199254740991}}};

function validate22(data){
let vErrors = null;
let errors = 0;
{
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((((((data.attachmentId === undefined) && (missing0 = "attachmentId")) || ((data.name === undefined) && (missing0 = "name"))) || ((data.mimeType === undefined) && (missing0 = "mimeType"))) || ((data.blob === undefined) && (missing0 = "blob"))) || ((data.size === undefined) && (missing0 = "size"))){
return false;
}
else {
if(data.attachmentId !== undefined){
let data0 = data.attachmentId;
{
if(typeof data0 === "string"){
if(data0.length > 512){
return false;
}
else {
if(data0.length < 1){
return false;
}
}
}
else {
return false;
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
return false;
}
else {
if(data1.length < 1){
return false;
}
}
}
else {
return false;
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
return false;
}
}
else {
return false;
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
if(!pattern0.test(data3)){
return false;
}
}
else {
return false;
}
}
}
else {
}
{
if(data.size !== undefined){
let data4 = data.size;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
return false;
}
{
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 9007199254740991 || isNaN(data4)){
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
return false;
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
return false;
}
}
return errors === 0;
}

export const keptPromptValidator = check0;

export const attachmentValidator = check1;
