import { parse } from '../parse';

describe('a message or a flyer', () => {
  test.each([
    [
      'who could use help',
      'Elm Street Electric in Tulsa could use one journeyman electrician, commercial work, no travel. $36-40.',
      'journeyman electrician',
      'Elm Street Electric',
    ],
    [
      'who runs the place',
      'My name is Rosa and I manage Quiet Harbor Dental here in Erie, PA. We have room for a dental hygienist, Monday to Thursday.',
      'dental hygienist',
      'Quiet Harbor Dental',
    ],
    [
      'in capitals before a verb',
      'OAKDALE ROOFING NEEDS ROOFERS AND HELPERS in Knoxville. Real paychecks. 865-555-0119',
      'ROOFERS',
      'OAKDALE ROOFING',
    ],
    [
      'whose name stands above its opening',
      "The Heron Inn\nBoardwalk at 9th, Ocean City, Maryland\n\nNight owls! We've got a night auditor spot open, 11p to 7a. Come see Joanne.",
      'night auditor',
      'The Heron Inn',
    ],
  ])('names title and employer: one %s', (_, text, title, employer) => {
    const job = parse(text);
    expect(job.title).toContain(title);
    expect(job.employerName).toBe(employer);
  });

  test('names no employer where it names none', () => {
    const text =
      'Need landscaping help asap. Mowing, leaf cleanup. Own boots. $150 a day. Call Rick 740-555-0111 Marietta Ohio';
    expect(parse(text).employerName).toBeNull();
  });
});
