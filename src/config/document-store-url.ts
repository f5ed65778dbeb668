/** Bucket of an S3-compatible store in which documents are kept. */
export interface ObjectStoreSettings {
  /** URL of the bucket, without a slash at the end. */
  readonly bucketUrl: string;
  /** Beginning of every key: empty, or a path that ends with a slash. */
  readonly prefix: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
}

/** The usual variables of AWS, used for what the URL leaves out. */
interface AwsVariables {
  accessKeyId?: string | undefined;
  secretAccessKey?: string | undefined;
  sessionToken?: string | undefined;
  region?: string | undefined;
}

const PARAMETERS = ['region', 'tls', 'pathStyle'];
const DEFAULT_REGION = 'us-east-1';

/**
 * Reads `s3://access:secret@host:port/bucket/prefix?region=…&tls=…&pathStyle=…`. Throws an error whose message contains no
 * part of the URL.
 */
export function parseDocumentStoreUrl(text: string, aws: AwsVariables): ObjectStoreSettings {
  if (!text.startsWith('s3://') || !URL.canParse(text)) throw new Error('must be an s3:// URL');
  const url = new URL(text);
  const [bucket = '', ...folders] = url.pathname.split('/').filter((part) => part !== '');
  if (url.hostname === '' || bucket === '')
    throw new Error('must name a host and a bucket: s3://host/bucket');
  const unknown = [...url.searchParams.keys()].find((name) => !PARAMETERS.includes(name));
  if (unknown !== undefined) throw new Error(`may only have the parameters ${PARAMETERS.join(', ')}`);
  const accessKeyId = decodeURIComponent(url.username) || aws.accessKeyId;
  const secretAccessKey = decodeURIComponent(url.password) || aws.secretAccessKey;
  if (!accessKeyId || !secretAccessKey)
    throw new Error('needs credentials: in the URL, or in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY');
  const scheme = flag(url, 'tls') ? 'https' : 'http';
  return {
    bucketUrl: flag(url, 'pathStyle')
      ? `${scheme}://${url.host}/${bucket}`
      : `${scheme}://${bucket}.${url.host}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: url.searchParams.get('region') ?? aws.region ?? DEFAULT_REGION,
    accessKeyId,
    secretAccessKey,
    sessionToken: url.username === '' ? (aws.sessionToken ?? null) : null,
  };
}

/** Both parameters are true unless the URL says otherwise. */
function flag(url: URL, name: string): boolean {
  const value = url.searchParams.get(name) ?? 'true';
  if (value !== 'true' && value !== 'false') throw new Error(`needs true or false for ${name}`);
  return value === 'true';
}
