import { execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);

export type SampleLanguage = 'curl' | 'node' | 'python';

/** Runs samples of one language and returns what each prints. Rejects with the error of a sample that fails. */
export interface SampleRunner {
  run: (sample: string) => Promise<string>;
  stop: () => void;
}

/*
 * A process per sample would cost more than the sample. These programs run one sample for each line of standard input and
 * answer with a line of JSON; what a sample prints is its output as JSON.
 */
const NODE_PROGRAM = `
import readline from 'node:readline';
let output;
console.log = (value) => (output = typeof value === 'string' ? value : JSON.stringify(value));
let count = 0;
for await (const line of readline.createInterface({ input: process.stdin })) {
  output = '';
  try {
    const code = JSON.parse(line) + '\\n// ' + (count += 1);
    await import('data:text/javascript,' + encodeURIComponent(code));
    process.stdout.write(JSON.stringify({ output }) + '\\n');
  } catch (error) {
    process.stdout.write(JSON.stringify({ error: String(error?.stack ?? error) }) + '\\n');
  }
}
`;

const PYTHON_PROGRAM = `
import json, sys
for line in sys.stdin:
    output = []
    def show(value):
        output.append(value if isinstance(value, str) else json.dumps(value))
    try:
        exec(json.loads(line), {"__name__": "__main__", "print": show})
        answer = {"output": "".join(output)}
    except Exception as error:
        answer = {"error": repr(error) + (error.read().decode() if hasattr(error, "read") else "")}
    sys.stdout.write(json.dumps(answer) + "\\n")
    sys.stdout.flush()
`;

/** A runner that works in `folder`, where samples read and write files. */
export function sampleRunner(language: SampleLanguage, folder: string): SampleRunner {
  if (language === 'curl') {
    // A sample that gets an error response fails.
    fs.writeFileSync(path.join(folder, '.curlrc'), 'silent\nshow-error\nfail-with-body\n');
    const options = { cwd: folder, env: { ...process.env, CURL_HOME: folder } };
    return {
      run: async (sample) => {
        const { stdout } = await run('bash', ['-c', sample], options);
        return stdout;
      },
      stop: () => undefined,
    };
  }
  const file = path.join(folder, language === 'node' ? 'runner.mjs' : 'runner.py');
  fs.writeFileSync(file, language === 'node' ? NODE_PROGRAM : PYTHON_PROGRAM);
  return lineRunner(language === 'node' ? process.execPath : 'python3', file, folder);
}

function lineRunner(program: string, file: string, folder: string): SampleRunner {
  const child = spawn(program, [file], { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = readline.createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  return {
    run: async (sample) => {
      child.stdin.write(`${JSON.stringify(sample)}\n`);
      const { value } = (await lines.next()) as { value?: string };
      const { output, error } = JSON.parse(value ?? '{"error":"the runner ended"}') as {
        output?: string;
        error?: string;
      };
      if (output === undefined) throw new Error(error);
      return output;
    },
    stop: () => child.stdin.end(),
  };
}
