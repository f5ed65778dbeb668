declare module 's3rver' {
  import type { RequestListener } from 'node:http';

  export interface S3rverOptions {
    silent: boolean;
    directory: string;
    configureBuckets: { name: string; configs: string[] }[];
  }

  export default class S3rver {
    constructor(options: S3rverOptions);
    configureBuckets(): Promise<unknown>;
    callback(): RequestListener;
  }
}
