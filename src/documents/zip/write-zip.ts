export interface NewZipEntry {
  name: string;
  content: string | Uint8Array;
}

/** Writes a compressed zip archive. The same entries give the same bytes. */
export async function writeZip(entries: readonly NewZipEntry[], date: Date): Promise<Buffer> {
  // Loaded on demand, because few processes write an archive.
  const { default: Zip } = await import('jszip');
  const zip = new Zip();
  // An entry for a folder would have the time of the call.
  for (const { name, content } of entries) zip.file(name, content, { date, createFolders: false });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE' });
}
