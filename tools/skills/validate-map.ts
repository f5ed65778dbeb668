/**
 * Checks the curated skills map and prints its size.
 *
 *   node dist/tools/skills/validate-map.js
 */
import { mapProblems, mapSize } from '../../src/domain/skills';

const problems = mapProblems();
for (const [what, count] of Object.entries(mapSize())) console.log(`${what.padEnd(24)}${count}`);
for (const problem of problems) console.error(problem);
console.log(problems.length === 0 ? 'The map is valid.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
