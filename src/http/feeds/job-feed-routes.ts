import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Router } from 'express';
import type { FeedFormat } from '../../domain/job-feeds/missing-fields';
import { AppError } from '../../platform/app-error';
import type { RateLimiter } from '../../platform/rate-limiter';
import { FEED_ADDRESS_POLICY, FEED_LINK_POLICY } from '../../services/limits/rate-policies';
import { knownBaseUrl } from '../errors/problem';
import type { HttpDeps } from '../http-deps';
import type { JobFeedLinks } from '../models/job-feed';

/** File of each format in the links of a feed. */
const FILES: Record<string, FeedFormat> = {
  'jobs.jsonld': 'schema-org',
  'indeed.xml': 'indeed',
  'linkedin.xml': 'linkedin',
  'atom.xml': 'atom',
};

/** Job boards read feeds a few times a day. */
const CACHE_CONTROL = 'public, max-age=300';

export function feedLinks(base: string, token: string): JobFeedLinks {
  const link = (file: keyof typeof FILES) => `${base}/feeds/${token}/${file}`;
  return {
    schemaOrg: link('jobs.jsonld'),
    indeed: link('indeed.xml'),
    linkedin: link('linkedin.xml'),
    atom: link('atom.xml'),
  };
}

/** The documents of job feeds. Job boards send no key: the secret is in the link. Not part of the API description. */
export function jobFeedRoutes({ jobFeeds, logger, rateLimiter }: HttpDeps): Router {
  const router = Router({ caseSensitive: true });
  router.get('/feeds/:token/:file', async (request, response) => {
    const { token, file } = request.params;
    const format = FILES[file];
    if (format === undefined) throw new AppError('route_not_found', 'No such route exists.');
    await chargeReading(rateLimiter, request.ip ?? '', token);
    const self = `${knownBaseUrl(request)}/feeds/${token}/${file}`;
    const document = await jobFeeds.open(token, format, self);
    response.setHeader('ETag', document.etag);
    response.setHeader('Cache-Control', CACHE_CONTROL);
    response.setHeader('X-Robots-Tag', 'noindex');
    if (request.headers['if-none-match'] === document.etag) {
      response.status(304).end();
      return;
    }
    response.setHeader('Content-Type', document.mediaType);
    try {
      await pipeline(Readable.from(document.text, { objectMode: false, encoding: 'utf8' }), response);
    } catch (error) {
      // The connection is closed before the end of the document, so that no reader takes the part for the whole.
      if (!request.destroyed) logger.error({ err: error }, 'a job feed failed while it was sent');
      response.destroy();
    }
  });
  return router;
}

/** Throws `rate_limited`. Neither addresses nor secrets are kept: the limits are counted under their digests. */
async function chargeReading(limiter: RateLimiter, address: string, token: string): Promise<void> {
  const digest = (text: string) => createHash('sha256').update(text).digest('base64url');
  const decisions = await limiter.take('feeds', [
    { policy: FEED_ADDRESS_POLICY, subject: digest(address) },
    { policy: FEED_LINK_POLICY, subject: digest(token) },
  ]);
  const wait = Math.max(0, ...(decisions ?? []).map(({ retryAfterSeconds }) => retryAfterSeconds));
  if (wait === 0) return;
  throw new AppError('rate_limited', 'The feed was read too often.', {
    headers: { 'Retry-After': String(wait) },
  });
}
