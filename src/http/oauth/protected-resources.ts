import type { Request } from 'express';
import { baseUrlOf, pathOf } from '../errors/problem';
import { isInProcess } from '../in-process/in-process-socket';

/** Parts of the service that a token can be limited to, by their path. The empty path is the whole service. */
export const RESOURCE_PATHS = ['', '/api/v1', '/mcp'] as const;
export type ResourcePath = (typeof RESOURCE_PATHS)[number];

export const PROTECTED_RESOURCE_METADATA = '/.well-known/oauth-protected-resource';

/** The resource that a request addresses. Requests inside the process are made for messages to the MCP server. */
function resourcePathOf(request: Request): ResourcePath {
  if (isInProcess(request)) return '/mcp';
  const path = pathOf(request);
  return RESOURCE_PATHS.find((each) => each !== '' && (path === each || path.startsWith(`${each}/`))) ?? '';
}

/** Returns the path of a resource by its address; null for the address of another service. */
export function resourceOf(request: Request): (address: string) => ResourcePath | null {
  const base = baseUrlOf(request);
  return (address) => {
    const trimmed = address.endsWith('/') ? address.slice(0, -1) : address;
    return RESOURCE_PATHS.find((path) => base !== '' && trimmed === `${base}${path}`) ?? null;
  };
}

/** True if a token with these resources is valid for the request. Without resources a token is valid everywhere. */
export function isResourceOf(request: Request, resources: readonly string[]): boolean {
  return resources.length === 0 || resources.includes(resourcePathOf(request)) || resources.includes('');
}

/** The value of `WWW-Authenticate` (RFC 6750), which names the metadata of the resource (RFC 9728 §5.1). */
export function challenge(request: Request, error?: string): string {
  const base = baseUrlOf(request);
  return [
    'Bearer realm="api"',
    ...(error === undefined ? [] : [error]),
    ...(base === ''
      ? []
      : [`resource_metadata="${base}${PROTECTED_RESOURCE_METADATA}${resourcePathOf(request)}"`]),
  ].join(', ');
}
