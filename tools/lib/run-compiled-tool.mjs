import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { build } from '../build.mjs';
import { runTool } from './cli.mjs';
import { embedded } from './embedded.mjs';
import { ensureInstalled } from './install.mjs';
import { projectRoot } from './project.mjs';

/**
 * Installs, builds and runs a compiled tool with the arguments of this process and the flags of the service. Its exit
 * code becomes that of this process.
 * @param {string} folder folder of the tool in `tools`
 * @param {Parameters<typeof build>[0]} [options] of the build
 */
export async function runCompiledTool(folder, options) {
  await runTool(async () => {
    await ensureInstalled();
    await build(options);
    const main = path.join(projectRoot, 'dist', 'tools', folder, 'main.js');
    const args = [...embedded().NODE_FLAGS, main, ...process.argv.slice(2)];
    return spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1;
  });
}
