#!/usr/bin/env node
/**
 * Lists the changes of the API description since the last release that break a caller. A change that is announced, or that
 * affects no caller, is accepted in accepted.json with the reason.
 *
 *   node tools/openapi/compatibility/check.mjs                     released document against the generated one
 *   node tools/openapi/compatibility/check.mjs <before> <after>    two other documents; nothing is accepted
 */
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../lib/project.mjs';
import { breakingChanges } from './compare-documents.mjs';

const folder = path.join(projectRoot, 'tools', 'openapi', 'compatibility');
const released = fs.readdirSync(folder).find((name) => /^released-.*\.json$/.test(name));
const [
  before = path.join(folder, released),
  after = path.join(projectRoot, 'src', 'http', 'generated', 'openapi.json'),
] = process.argv.slice(2);
const accepted = process.argv.length > 2 ? [] : readJson(path.join(folder, 'accepted.json'));

const changes = breakingChanges(readJson(before), readJson(after));
const open = changes.filter((change) => !accepted.some((each) => new RegExp(each.changes).test(change)));
for (const change of open) console.log(change);
console.log(`${open.length} breaking changes, ${changes.length - open.length} accepted.`);
process.exitCode = open.length === 0 ? 0 : 1;

function readJson(file) {
  return JSON.parse(fs.readFileSync(file, 'utf8'));
}
