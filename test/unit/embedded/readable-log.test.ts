import { readableLogLine } from '../../../src/embedded/readable-log';

describe('readableLogLine', () => {
  it('prints time, level, message and fields', () => {
    const line = '{"level":30,"time":1700000000000,"pid":7,"msg":"parsed","operationId":"op_1","ms":41}';
    expect(readableLogLine(line)).toMatch(/^\d\d:\d\d:\d\d info {2}parsed operationId=op_1 ms=41$/);
  });

  it('prints the stack of an error', () => {
    const line = '{"level":"error","msg":"failed","err":{"message":"no","stack":"Error: no\\n    at here"}}';
    expect(readableLogLine(line)).toBe('error failed\nError: no\n    at here');
  });

  it.each(['plain words', '{"not":"a log line"}', '{ broken'])(
    'returns a line that is not a log record unchanged: %s',
    (line) => {
      expect(readableLogLine(line)).toBe(line);
    },
  );
});
