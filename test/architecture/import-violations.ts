import { OUTSIDE, PACKAGES, LAYERS, type Layer } from './layers';
import type { Import, SourceFile } from './source-files';

/** Violations of the import rule, one sentence each: the location, the import and what to do instead. */
export function layerViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    if (isOutside(file.path)) return [];
    const layer = layerOf(file.path);
    if (!layer)
      return [`${file.path} lies in no layer: move it into one, or add a row to the table in layers.ts`];
    return file.imports.flatMap((entry) => violationOf(file, layer, entry) ?? []);
  });
}

/** Imports of packages that only other layers may import. */
export function packageViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) =>
    file.imports
      .filter((entry) => entry.target === undefined)
      .flatMap((entry) => {
        const rule = PACKAGES.find(({ names }) => names.some((name) => isPackage(entry.specifier, name)));
        if (!rule || rule.only.some((layer) => isWithin(file.path, layer))) return [];
        return [`${file.path}:${entry.line} may not import ${entry.specifier}: ${rule.instead}`];
      }),
  );
}

export function layerOf(file: string): Layer | undefined {
  return LAYERS.filter((layer) => isWithin(file, layer.path)).sort(
    (a, b) => b.path.length - a.path.length,
  )[0];
}

/** `layer` is a folder, a file, or the common name of both (`src/compose` is `src/compose.ts` and its folder). */
export function isWithin(file: string, layer: string): boolean {
  return file === layer || file === `${layer}.ts` || file.startsWith(`${layer}/`);
}

function violationOf(file: SourceFile, layer: Layer, entry: Import): string | undefined {
  if (entry.target === undefined) return undefined;
  const where = `${file.path}:${entry.line}`;
  if (isOutside(entry.target)) return `${where} may not import ${entry.target}: ${outsideReason}`;
  const target = layerOf(entry.target);
  if (!target || target === layer || layer.may.includes(target.path)) return undefined;
  if (entry.typeOnly && layer.types?.includes(target.path)) return undefined;
  if (layer.types?.includes(target.path)) {
    return `${where} may import only types of ${target.path} (import type): ${layer.instead}`;
  }
  return `${where} may not import ${entry.target}: ${layer.instead}`;
}

const outsideReason = 'what runs in production does not depend on tests or tools';

function isOutside(file: string): boolean {
  return OUTSIDE.some((layer) => isWithin(file, layer));
}

function isPackage(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}
