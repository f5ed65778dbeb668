import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';

export interface PagePicture {
  /** 1-based. */
  page: number;
  src: string;
  width: number;
  height: number;
}

const MOST_PAGES = 5;
const WIDTH = 1000;

/**
 * Renders the pages of a file in the browser: a PDF page by page, an image unchanged. Empty for files without a page
 * layout.
 */
export async function pagePictures(file: File): Promise<PagePicture[]> {
  if (/^image\/(png|jpeg)$/.test(file.type)) return [await imagePicture(file)];
  if (file.type === 'application/pdf' || file.name.toLowerCase().endsWith('.pdf')) return pdfPictures(file);
  return [];
}

async function imagePicture(file: File): Promise<PagePicture> {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  bitmap.close();
  return { page: 1, src: URL.createObjectURL(file), width, height };
}

async function pdfPictures(file: File): Promise<PagePicture[]> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist');
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({ data: await file.arrayBuffer(), isEvalSupported: false, useWasm: false });
  const pictures: PagePicture[] = [];
  try {
    const pdf = await loading.promise;
    for (let number = 1; number <= Math.min(pdf.numPages, MOST_PAGES); number += 1) {
      const page = await pdf.getPage(number);
      const viewport = page.getViewport({ scale: WIDTH / page.getViewport({ scale: 1 }).width });
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

export function releasePictures(pictures: readonly PagePicture[]): void {
  for (const { src } of pictures) URL.revokeObjectURL(src);
}
