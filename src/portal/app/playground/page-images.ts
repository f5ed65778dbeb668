import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export interface PageImage {
  /** 1-based. */
  page: number;
  src: string;
  width: number;
  height: number;
}

const MAX_PAGES = 5;
const IMAGE_WIDTH = 1000;

/**
 * Renders the pages of a file in the browser: a PDF page by page, an image unchanged. Empty for files without a page
 * layout.
 */
export async function pageImages(file: File): Promise<PageImage[]> {
  if (/^image\/(png|jpeg)$/.test(file.type)) return [await imageFromFile(file)];
  if (file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')) return imagesFromPdf(file);
  return [];
}

async function imageFromFile(file: File): Promise<PageImage> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { page: 1, src: URL.createObjectURL(file), width, height };
}

async function imagesFromPdf(file: File): Promise<PageImage[]> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false });
  const pictures: PageImage[] = [];
  try {
    const pdf = await loading.promise;
    for (let number = 1; number <= Math.min(pdf.numPages, MAX_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: IMAGE_WIDTH / page.getViewport({ scale: 1 }).width });
      const canvas = document.createElement('canvas');
      canvas.width = Math.round(viewport.width);
      canvas.height = Math.round(viewport.height);
      await page.render({ canvas, viewport }).promise;
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
      if (blob) {
        pictures.push({
          page: number,
          src: URL.createObjectURL(blob),
          width: canvas.width,
          height: canvas.height,
        });
      }
    }
  } finally {
    await loading.destroy();
  }
  return pictures;
}

export function releaseImages(pictures: readonly PageImage[]): void {
  for (const { src } of pictures) URL.revokeObjectURL(src);
}
