import { ANY_OUTCOME, SAMPLE_LINES, type AllowedOutcome, type MalformedInput } from './malformed-input';

const TEXT = 'text/plain';

/** Empty and binary inputs, invalid encodings, files of other types and deeply nested markup. */
export function textInputs(random: () => number): MalformedInput[] {
  const inputs: MalformedInput[] = [];
  const add = (
    name: string,
    bytes: Buffer,
    allowed: readonly AllowedOutcome[],
    fileName = 'resume.txt',
    type = TEXT,
  ) => inputs.push({ name, bytes, fileName, declaredType: type, allowed });
  add('empty', Buffer.alloc(0), ['no_text_found']);
  for (const [index, blank] of [
    ' ',
    '\n\n\n',
    '\t \r\n',
    '\ufeff',
    ' '.repeat(5000),
    '\u200b\u200b',
    '----',
  ].entries()) {
    add(`blank text ${index}`, Buffer.from(blank), ['no_text_found']);
  }
  for (let index = 0; index < 40; index++) {
    const size = 16 + Math.floor(random() * 20_000);
    const randomBytes = Buffer.from(Uint8Array.from({ length: size }, () => Math.floor(random() * 256)));
    add(`random bytes ${index}`, randomBytes, ANY_OUTCOME, ['a.pdf', 'a.docx', 'a.txt', 'a.png'][index % 4]);
  }
  const sample = Buffer.from(SAMPLE_LINES.join('\n'));
  for (let index = 0; index < 25; index++) {
    const bytes = Buffer.from(sample);
    for (let change = 0; change <= index; change++) {
      bytes[Math.floor(random() * bytes.length)] = 0x80 + Math.floor(random() * 128);
    }
    add(`invalid UTF-8 ${index}`, bytes, ['ok', 'no_text_found', 'unsupported_media_type']);
  }
  const wide = Buffer.from(SAMPLE_LINES.join('\n'), 'utf16le');
  add(
    'UTF-16 truncated within a character',
    Buffer.concat([Buffer.from([0xff, 0xfe]), wide.subarray(0, 101)]),
    ['ok'],
  );
  add('UTF-16 without a byte order mark', wide, ['ok']);
  add(
    'lone surrogates',
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from('\ud800\ud800 cook', 'utf16le')]),
    ['ok'],
  );
  add('one line of two million letters', Buffer.alloc(2_000_000, 'a'), ['ok', 'no_text_found']);
  add('two million line breaks', Buffer.alloc(2_000_000, '\n'), ['no_text_found']);
  add('400,000 combining marks on one letter', Buffer.from('e' + '\u0301'.repeat(400_000)), [
    'ok',
    'no_text_found',
  ]);
  add('text with zero bytes', Buffer.from('Rosa\0Fielding\0cook'), ['ok', 'unsupported_media_type']);
  add('JSON nested 100,000 deep', Buffer.alloc(100_000, '['), ['ok', 'no_text_found']);
  for (const [kind, start] of Object.entries(OTHER_FILE_TYPES)) {
    const body = Buffer.from(Uint8Array.from({ length: 3_000 }, () => Math.floor(random() * 256)));
    const bytes = Buffer.concat([Buffer.from(start, 'hex'), Buffer.alloc(64), body]);
    add(`${kind} named resume.pdf`, bytes, ['unsupported_media_type'], 'resume.pdf', 'application/pdf');
    add(`${kind} named resume.txt`, bytes, ['unsupported_media_type'], 'resume.txt', TEXT);
  }
  for (const depth of [100, 10_000, 200_000]) {
    const divs = Buffer.from('<html><body>' + '<div>'.repeat(depth) + 'cook');
    add(`HTML nested ${depth} deep`, divs, ['ok', 'document_corrupt'], 'a.html', 'text/html');
    add(
      `RTF nested ${depth} deep`,
      Buffer.from('{\\rtf1 ' + '{'.repeat(depth) + 'cook'),
      ANY_OUTCOME,
      'a.rtf',
      'text/rtf',
    );
  }
  const page =
    '<html><body><p>Rosa Fielding</p><ul><li>Cook</li></ul><table><tr><td>2019</td></tr></table></body></html>';
  const rich = '{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0\\fs24 Rosa Fielding\\par Head Cook\\par}';
  for (let index = 1; index <= 10; index++) {
    add(
      `HTML cut to ${index * 9} %`,
      Buffer.from(page.slice(0, (page.length * index * 9) / 100)),
      ANY_OUTCOME,
      'a.html',
    );
    add(
      `RTF cut to ${index * 9} %`,
      Buffer.from(rich.slice(0, (rich.length * index * 9) / 100)),
      ANY_OUTCOME,
      'a.rtf',
    );
  }
  add(
    'HTML with an unclosed quote',
    Buffer.from(`<html><body><a href="${'x'.repeat(300_000)}`),
    ANY_OUTCOME,
    'a.html',
  );
  add(
    'HTML of attributes',
    Buffer.from(`<html><body><p ${'a=b '.repeat(100_000)}>cook</p>`),
    ANY_OUTCOME,
    'a.html',
  );
  add('RTF with a negative length', Buffer.from('{\\rtf1\\bin-5 cook}'), ANY_OUTCOME, 'a.rtf');
  add('RTF with a length beyond its end', Buffer.from('{\\rtf1\\bin99999999 cook}'), ANY_OUTCOME, 'a.rtf');
  return inputs;
}

const OTHER_FILE_TYPES: Record<string, string> = {
  'Windows program': '4d5a90000300',
  'Linux program': '7f454c460201',
  'gzip file': '1f8b08000000',
  '7z archive': '377abcaf271c',
  'RAR archive': '526172211a07',
  GIF: '474946383961',
  WebP: '52494646',
  MP4: '00000018667479706d703432',
  'SQLite database': '53514c69746520666f726d6174203300',
  'Java class': 'cafebabe0000',
  'WebAssembly module': '0061736d0100',
  'Ogg sound': '4f67675300',
};
