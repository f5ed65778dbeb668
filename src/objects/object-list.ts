/** An object as a listing describes it. */
export interface ListedObject {
  key: string;
  modifiedAt: Date;
}

/** One page of a listing. `next` continues it; null on the last page. */
export interface ObjectPage {
  objects: ListedObject[];
  next: string | null;
}

const ENTRY = /<Contents>([\s\S]*?)<\/Contents>/g;

/**
 * Parses the XML of `ListObjectsV2`. The keys of this service consist of ids and slashes, so they need no decoding; an
 * entry that cannot be read is left out.
 */
export function parseObjectList(xml: string): ObjectPage {
  const objects = [...xml.matchAll(ENTRY)].flatMap(([, entry = '']): ListedObject[] => {
    const key = textOf(entry, 'Key');
    const modifiedAt = new Date(textOf(entry, 'LastModified') ?? '');
    return key === null || Number.isNaN(modifiedAt.getTime()) ? [] : [{ key, modifiedAt }];
  });
  return {
    objects,
    next: textOf(xml, 'IsTruncated') === 'true' ? textOf(xml, 'NextContinuationToken') : null,
  };
}

function textOf(xml: string, name: string): string | null {
  const [, text] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return text === undefined ? null : text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}
