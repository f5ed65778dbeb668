import { fileForm, resultOf, TenureError } from '@tenure/client';
import sampleUrl from '../../../embedded/demo-documents/resume.pdf?url';
import { tryFields, tryMatch, tryPages } from '../../web/try-result';
import { pageImages } from '../playground/page-images';
import type { ParsedResume } from '../playground/types';
import { addCopyButtons } from './copy-buttons';
import { ownSandbox, sandboxClient, SandboxRefusedError } from './try-key';
import { matchView, resumeView } from './try-view';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const SAMPLE_NAME = 'sample-resume.pdf';

/** Parses documents of visitors in a sandbox of their own, and matches them with the posting on the page. */
export function startTry(section: HTMLElement): void {
  const part = <Part extends HTMLElement>(name: string): Part => {
    const found = section.querySelector<Part>(`[data-part="${name}"]`);
    if (!found) throw new Error(`The page has no part ${name}.`);
    return found;
  };
  const drop = part('drop');
  const input = part<HTMLInputElement>('file');
  const posting = part<HTMLTextAreaElement>('posting');
  const status = part('status');
  let resume: ParsedResume | null = null;
  let busy = false;

  /** Runs one request at a time and shows its progress and error. */
  const run = async (work: () => Promise<string>): Promise<void> => {
    if (busy) return;
    busy = true;
    section.dataset.busy = '';
    delete status.dataset.failed;
    try {
      status.textContent = await work();
    } catch (error) {
      status.dataset.failed = '';
      status.textContent = messageOf(error);
    } finally {
      busy = false;
      delete section.dataset.busy;
    }
  };
  const match = async (parsed: ParsedResume): Promise<void> => {
    status.textContent = 'Matching with the posting …';
    const client = await sandboxClient();
    const result = resultOf(
      await client.POST('/api/v1/match/preview', {
        body: { candidate: { parsed }, job: { text: posting.value } },
      }),
    );
    part('match').innerHTML = tryMatch(matchView(result)).text;
  };
  const read = (file: File): Promise<void> =>
    run(async () => {
      if (file.size > MAX_FILE_BYTES) throw new SandboxRefusedError('The file exceeds the limit of 10 MiB.');
      status.textContent = `Reading ${file.name} …`;
      // A file that the browser cannot render is still parsed.
      const drawn = pageImages(file).catch(() => []);
      const client = await sandboxClient();
      const startedAt = performance.now();
      const parsed = resultOf(
        await client.POST('/api/v1/parse/resume', {
          ...fileForm(file, file.name),
          params: { query: { include: 'evidence' } },
        }),
      );
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
      resume = parsed;
      const view = resumeView(parsed, file.name, await drawn);
      part('pages').innerHTML = tryPages(view).text;
      part('fields').innerHTML = tryFields(view).text;
      await match(parsed);
      return `${file.name} was parsed in ${seconds} s and matched. The sandbox is erased after seven days.`;
    });
  const sample = async (): Promise<File> => {
    const response = await fetch(sampleUrl);
    return new File([await response.blob()], SAMPLE_NAME, { type: 'application/pdf' });
  };

  for (const hidden of section.querySelectorAll<HTMLElement>('[data-scripted-part]')) hidden.hidden = false;
  part('choose').addEventListener('click', () => input.click());
  part('sample').addEventListener('click', () => void sample().then(read));
  part('rematch').addEventListener('click', () => {
    void run(async () => {
      // Without a document of the visitor, the sample is matched.
      if (resume === null) {
        await sampleThenMatch();
        return 'The sample resume was matched with the posting.';
      }
      await match(resume);
      return 'The resume was matched with the posting.';
    });
  });
  const sampleThenMatch = async (): Promise<void> => {
    const client = await sandboxClient();
    resume = resultOf(
      await client.POST('/api/v1/parse/resume', {
        ...fileForm(await sample(), SAMPLE_NAME),
        params: { query: { include: 'evidence' } },
      }),
    );
    await match(resume);
  };
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void read(file);
    input.value = '';
  });
  acceptDrops(drop, (file) => void read(file));
  part('create').addEventListener('click', () => void run(() => showSandbox(part('sandbox'))));
}

function acceptDrops(area: HTMLElement, take: (file: File) => void): void {
  area.addEventListener('dragover', (event) => {
    event.preventDefault();
    area.dataset.over = '';
  });
  area.addEventListener('dragleave', () => delete area.dataset.over);
  area.addEventListener('drop', (event) => {
    event.preventDefault();
    delete area.dataset.over;
    const file = event.dataTransfer?.files[0];
    if (file) take(file);
  });
}

/** Shows the key of the sandbox with a first request. */
async function showSandbox(place: HTMLElement): Promise<string> {
  const { key, expiresAt } = await ownSandbox();
  const code = place.querySelector('code');
  if (code) code.textContent = `export TENURE_URL=${location.origin}\nexport TENURE_KEY=${key}\n`;
  const until = place.querySelector('[data-part="until"]');
  if (until) until.textContent = new Date(expiresAt).toLocaleDateString(undefined, { dateStyle: 'long' });
  if (place.hidden) addCopyButtons(place);
  place.hidden = false;
  place.focus();
  return 'The sandbox is ready. Its key is below.';
}

function messageOf(error: unknown): string {
  if (error instanceof SandboxRefusedError) return error.message;
  if (error instanceof TenureError && error.code !== 'unreachable') return error.message;
  return 'The service cannot be reached. Check your connection and try again.';
}
