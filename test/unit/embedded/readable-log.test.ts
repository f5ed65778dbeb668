import { readableLogLine } from '../../../src/embedded/readable-log';

describe('a log line on a terminal', () => {
  it('reads as a sentence with its details', () => {
    const line = '{"level":30,"time":1700000000000,"pid":7,"msg":"parsed","operationId":"op_1","ms":41}';
    expect(readableLogLine(line)).toMatch(/^\d\d:\d\d:\d\d info {2}parsed operationId=op_1 ms=41$/);
  });

  it('shows where an error came from', () => {
    const line = '{"level":"error","msg":"failed","err":{"message":"no","stack":"Error: no\\n    at here"}}';
    expect(readableLogLine(line)).toBe('error failed\nError: no\n    at here');
  });

  it.each(['plain words', '{"not":"a log line"}', '{ broken'])(
    'is left alone when it is not one: %s',
    (line) => {
      expect(readableLogLine(line)).toBe(line);
    },
  );
});
