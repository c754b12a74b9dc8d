/** The packages that checks are made with, each loaded at first use and kept: listing the invariants loads none of them. */
import { createRequire } from 'node:module';
import { once } from '../../src/plugin.js';

const require = createRequire(import.meta.url);

export const re2js = once((): typeof import('re2js') => require('re2js'));
export const draft7 = once((): typeof import('ajv') => require('ajv'));
export const draft2020 = once((): typeof import('ajv/dist/2020.js') => require('ajv/dist/2020.js'));
export const formats = once((): typeof import('ajv-formats') => require('ajv-formats'));
export const jsonPaths = once((): typeof import('jsonpath-rfc9535') => require('jsonpath-rfc9535'));
export const jsonPathParser = once((): typeof import('jsonpath-rfc9535/parser') => require('jsonpath-rfc9535/parser'));
export const tinyld = once((): typeof import('tinyld') => require('tinyld'));
export const phoneNumbers = once((): typeof import('libphonenumber-js/min') => require('libphonenumber-js/min'));
export const ibans = once((): typeof import('ibantools') => require('ibantools'));
