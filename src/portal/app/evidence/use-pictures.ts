import { useEffect, useState } from 'react';
import { pageImages, releaseImages, type PageImage } from '../playground/page-images';

/** A document that the service keeps. */
export interface KeptDocument {
  /** Media type of the document if its pages can be shown. */
  documentType: string | null;
  fileName: string | null;
}

/**
 * Returns the page images of a document; null while they are loaded, empty if it cannot be shown. `load` must stay the
 * same function while the document does.
 */
export function usePictures(document: KeptDocument, load: () => Promise<Blob>): PageImage[] | null {
  const { documentType, fileName } = document;
  const [pictures, setPictures] = useState<PageImage[] | null>(documentType === null ? [] : null);
  useEffect(() => {
    if (documentType === null) return;
    let createdImages: PageImage[] = [];
    let isCurrent = true;
    load()
      .then((blob) => pageImages(new File([blob], fileName ?? 'document', { type: documentType })))
      .catch((): PageImage[] => [])
      .then((images) => {
        createdImages = images;
        if (isCurrent) setPictures(images);
        else releaseImages(images);
      })
      .catch(() => undefined);
    return () => {
      isCurrent = false;
      releaseImages(createdImages);
    };
  }, [documentType, fileName, load]);
  return pictures;
}
