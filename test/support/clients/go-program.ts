import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../src/embedded/project';
import { codeBlocks } from '../guides/guide';

const run = promisify(execFile);
const PACKAGES = ['errors', 'fmt', 'log', 'net/http', 'os', 'time'];

/** Whether the machine has Go 1.19 or newer. */
export function hasGo(): boolean {
  const { stdout } = spawnSync('go', ['version'], { encoding: 'utf8' });
  const [, minor] = /go1\.(\d+)/.exec(stdout ?? '') ?? [];
  return minor !== undefined && Number(minor) >= 19;
}

/** The tools of Go, with everything they write in a folder and without a network. */
export class GoTools {
  private readonly env: NodeJS.ProcessEnv;

  constructor(private readonly folder: string) {
    this.env = {
      ...process.env,
      GOCACHE: path.join(folder, 'go-cache'),
      GOPATH: path.join(folder, 'go'),
      GOFLAGS: '-mod=mod',
      GOPROXY: 'off',
      GOTOOLCHAIN: 'local',
      CGO_ENABLED: '0',
    };
  }

  /** The files of folders that are not formatted. */
  async unformatted(...folders: string[]): Promise<string> {
    return (await run('gofmt', ['-l', ...folders])).stdout;
  }

  async vet(folder: string): Promise<void> {
    await run('go', ['vet', './...'], { cwd: folder, env: this.env });
  }

  /** Builds the program of a folder. */
  async build(folder: string, name: string): Promise<string> {
    const program = path.join(this.folder, name);
    await run('go', ['build', '-o', program, '.'], { cwd: folder, env: this.env });
    return program;
  }
}

/**
 * Writes the samples of the Go guide as one program and returns its folder. The first sample is a whole program; the others
 * are bodies of functions.
 */
export function writeGoGuide(folder: string, page: string): string {
  const [program = '', ...bodies] = codeBlocks(page)
    .filter(({ language }) => language === 'go')
    .map(({ code }) => code);
  const module = path.join(projectRoot, 'client', 'go');
  const target = path.join(folder, 'go-guide');
  fs.mkdirSync(target);
  fs.writeFileSync(
    path.join(target, 'go.mod'),
    `module guide\n\ngo 1.19\n\nrequire tenure.example/client/go v0.0.0\n\nreplace tenure.example/client/go => ${module}\n`,
  );
  const calls = bodies.map((_body, index) => `sample${index}(ctx, client)`).join(', ');
  const all = `\tfor _, err := range []error{${calls}} {\n\t\tif err != nil {\n\t\t\tlog.Fatal(err)\n\t\t}\n\t}\n}\n`;
  fs.writeFileSync(path.join(target, 'main.go'), program.replace(/\}\n$/, all));
  for (const [index, body] of bodies.entries())
    fs.writeFileSync(path.join(target, `sample${index}.go`), sampleFile(body, index));
  return target;
}

function sampleFile(body: string, index: number): string {
  const imports = PACKAGES.filter((name) => body.includes(`${name.split('/').at(-1)}.`));
  const list = ['context', ...imports].map((name) => `\t"${name}"`).join('\n');
  // A sample that makes a client of its own has its own scope.
  return `package main

import (
${list}

	tenure "tenure.example/client/go"
)

func sample${index}(ctx context.Context, client *tenure.Client) error {
	{
${body}	}
	return nil
}
`;
}
