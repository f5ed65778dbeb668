import fs from 'node:fs';
import { createRequire } from 'node:module';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { projectRoot } from '../lib/project.mjs';

const require = createRequire(import.meta.url);

/**
 * Compares Kubernetes objects with the published schemas of Kubernetes and KEDA. The schemas allow unknown properties, so
 * the compiler also compares each object with the type of its kind, which refuses them.
 * @returns {string[]} one message per fault
 */
export function validateObjects(objects) {
  const known = objects.map((object) => ({ object, module: moduleOf(object) }));
  const unknown = known.filter(({ module }) => module === null);
  if (unknown.length > 0)
    return unknown.map(({ object }) => `${nameOf(object)}: no schema for ${object.apiVersion}`);
  return [...known.flatMap(schemaFaults), ...typeFaults(known)];
}

function nameOf({ kind, metadata }) {
  return `${kind} ${metadata?.name}`;
}

/** Name of the module that defines the kind, such as `kubernetes-models/apps/v1`. */
function moduleOf({ apiVersion, kind }) {
  const base = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models';
  const name = `${base}/${apiVersion}`;
  try {
    return kind in require(name) ? name : null;
  } catch {
    return null;
  }
}

function schemaFaults({ object, module }) {
  try {
    new (require(module)[object.kind])(object).validate();
    return [];
  } catch (error) {
    return [`${nameOf(object)}: ${error.message}`];
  }
}

function typeFaults(known) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tenure-manifests-'));
  try {
    fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
    const file = path.join(folder, 'objects.ts');
    const lines = known.map(({ object, module }, index) => {
      const type = `import('${module}').I${object.kind}`;
      return `export const object${index}: ${type} = ${JSON.stringify(object, null, 1).replaceAll('\n', ' ')};`;
    });
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    const program = ts.createProgram([file], {
      module: ts.ModuleKind.Node16,
      moduleResolution: ts.ModuleResolutionKind.Node16,
      strict: true,
      noEmit: true,
      skipLibCheck: true,
      types: [],
    });
    return ts.getPreEmitDiagnostics(program).map((fault) => {
      const { line } = fault.file?.getLineAndCharacterOfPosition(fault.start ?? 0) ?? { line: 0 };
      const text = ts.flattenDiagnosticMessageText(fault.messageText, ' ');
      return `${nameOf(known[line]?.object ?? {})}: ${text}`;
    });
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}
