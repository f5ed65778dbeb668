import { pipeline } from 'node:stream/promises';
import { Readable } from 'node:stream';
import { Router } from 'express';
import type { FeedFormat } from '../../domain/job-feeds/missing-fields';
import { AppError } from '../../platform/app-error';
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
export function jobFeedRoutes({ jobFeeds, logger }: HttpDeps): Router {
  const router = Router({ caseSensitive: true });
  router.get('/feeds/:token/:file', async (request, response) => {
    const { token, file } = request.params;
    const format = FILES[file];
    if (format === undefined) throw new AppError('route_not_found', 'No such route exists.');
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
