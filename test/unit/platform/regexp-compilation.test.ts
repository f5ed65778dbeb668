import { execFileSync } from 'node:child_process';
import { entryFile } from '../../../src/platform/entry-file';

/** What V8 holds of an expression that a new process has used once. */
function compilationAfterFirstUse(setUp: string): { native: boolean; bytecode: boolean } {
  const program = `${setUp}
    const expression = /(?:first|second) use/i;
    expression.test('before the First use');
    console.log(JSON.stringify({
      native: %RegexpHasNativeCode(expression, true),
      bytecode: %RegexpHasBytecode(expression, true),
    }));`;
  return JSON.parse(execFileSync(process.execPath, ['--allow-natives-syntax', '-e', program]).toString());
}

test('a process of the service compiles a regular expression to machine code at its first use', () => {
  const file = JSON.stringify(entryFile('src/platform/regexp-compilation'));

  expect(compilationAfterFirstUse('')).toMatchObject({ bytecode: true });
  expect(compilationAfterFirstUse(`require(${file}).compileRegExpsAtFirstUse();`)).toEqual({
    native: true,
    bytecode: false,
  });
});
