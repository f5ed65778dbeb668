import type { DeprecatedRoute } from '../../services/deprecations/deprecated-routes';
import type { OpenApiDocument } from './document';

/**
 * Marks deprecated operations in the API description, so that the reference shows them with their dates. Throws for a
 * route that is missing from the description, because its deprecation would never be announced.
 */
export function withDeprecations(
  document: OpenApiDocument,
  routes: readonly DeprecatedRoute[],
): OpenApiDocument {
  if (routes.length === 0) return document;
  const marked = structuredClone(document);
  for (const { method, path, name, sunsetAt, replacement, why } of routes) {
    const operation = marked.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    if (!operation) throw new Error(`The API description has no operation for the deprecated route ${name}.`);
    const instead = replacement === null ? '' : ` Call \`${replacement}\` instead.`;
    const notice = `**Deprecated.** May be removed from ${sunsetAt.toISOString().slice(0, 10)}. ${why}${instead}`;
    operation.deprecated = true;
    operation.description = [notice, operation.description ?? ''].join('\n\n').trim();
  }
  return marked;
}
