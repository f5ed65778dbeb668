import { resultOf, TenureError } from '@tenure/client';
import sampleUrl from '../../../embedded/demo-documents/resume.pdf?url';
import { tryFields, tryMatch, tryPages } from '../../views/try-result';
import { pageImages } from '../playground/page-images';
import { parseInStages } from '../playground/parse-in-stages';
import type { ParsedResume } from '../playground/types';
import { addCopyButtons } from './copy-buttons';
import { forgetSandbox, ownSandbox, sandboxClient, SandboxRefusedError } from './try-key';
import { matchView, resumeView } from './try-view';

const MAX_FILE_BYTES = 10 * 1024 * 1024;
const SAMPLE_NAME = 'sample-resume.pdf';

/** Parses documents of visitors in a sandbox of their own, and matches them with the posting on the page. */
export function startTry(section: HTMLElement): void {
  const page = new TryPage(section);
  for (const hidden of section.querySelectorAll<HTMLElement>('[data-scripted-part]')) hidden.hidden = false;
  const input = page.part<HTMLInputElement>('file');
  page.part('choose').addEventListener('click', () => input.click());
  input.addEventListener('change', () => {
    const [file] = input.files ?? [];
    if (file) void page.run(() => page.read(file));
    input.value = '';
  });
  acceptDrops(page.part('drop'), (file) => void page.run(() => page.read(file)));
  page.part('sample').addEventListener('click', () => {
    void page.run(async () => page.read(await sampleFile()));
  });
  page.part('rematch').addEventListener('click', () => void page.run(() => page.rematch()));
  page.part('create').addEventListener('click', () => {
    void page.run(() => showSandbox(page.part('sandbox')));
  });
}

async function sampleFile(): Promise<File> {
  const response = await fetch(sampleUrl);
  return new File([await response.blob()], SAMPLE_NAME, { type: 'application/pdf' });
}

/** The parts of the page that a try changes. */
class TryPage {
  private resume: ParsedResume | null = null;
  private busy = false;

  constructor(private readonly section: HTMLElement) {}

  part<Part extends HTMLElement>(name: string): Part {
    const element = this.section.querySelector<Part>(`[data-part="${name}"]`);
    if (!element) throw new Error(`The page has no part ${name}.`);
    return element;
  }

  /** Runs one request at a time. Shows the text that it returns, or its error. */
  async run(work: () => Promise<string>): Promise<void> {
    if (this.busy) return;
    const status = this.part('status');
    this.busy = true;
    this.section.dataset.busy = '';
    delete status.dataset.failed;
    try {
      status.textContent = await work();
    } catch (error) {
      status.dataset.failed = '';
      if (isEnded(error)) forgetSandbox();
      status.textContent = messageOf(error);
    } finally {
      this.busy = false;
      delete this.section.dataset.busy;
    }
  }

  async read(file: File): Promise<string> {
    if (file.size > MAX_FILE_BYTES) throw new SandboxRefusedError('The file exceeds the limit of 10 MiB.');
    this.part('status').textContent = `Reading ${file.name} …`;
    // A file that the browser cannot render is still parsed.
    const drawn = pageImages(file).catch(() => []);
    const startedAt = performance.now();
    const resume = await parse(file, (stage) => {
      this.part('status').textContent = stage;
    });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    this.resume = resume;
    const view = resumeView(resume, file.name, await drawn);
    this.part('pages').innerHTML = tryPages(view).text;
    this.part('fields').innerHTML = tryFields(view).text;
    await this.match(resume);
    return `${file.name} was parsed in ${seconds} s and matched. The sandbox is erased after seven days.`;
  }

  /** Matches the resume that was read last, or the sample, with the posting as the visitor changed it. */
  async rematch(): Promise<string> {
    this.resume ??= await parse(await sampleFile());
    await this.match(this.resume);
    return 'The resume was matched with the posting.';
  }

  private async match(parsed: ParsedResume): Promise<void> {
    this.part('status').textContent = 'Matching with the posting …';
    const client = await sandboxClient();
    const { value: text } = this.part<HTMLTextAreaElement>('posting');
    const body = { candidate: { parsed }, job: { text } };
    const result = resultOf(await client.POST('/api/v1/match/preview', { body }));
    this.part('match').innerHTML = tryMatch(matchView(result)).text;
  }
}

async function parse(file: File, tell: (stage: string) => void = () => undefined): Promise<ParsedResume> {
  return parseInStages(await sandboxClient(), file, 'evidence', tell);
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

/** True if the service no longer accepts the key of the sandbox. */
function isEnded(error: unknown): boolean {
  return error instanceof TenureError && error.status === 401;
}

function messageOf(error: unknown): string {
  if (isEnded(error)) return 'Your sandbox has ended. Try again: another one is created.';
  if (error instanceof SandboxRefusedError) return error.message;
  if (error instanceof TenureError && error.code !== 'unreachable') return error.message;
  return 'The service cannot be reached. Check your connection and try again.';
}
