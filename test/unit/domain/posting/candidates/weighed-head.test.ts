import { parse } from '../parse';

describe('title, employer and town of postings without labels', () => {
  it('come from a text message', () => {
    expect(
      parse(
        'Hey its Pete w/ Morrow & Sons Paving. need 3 rakers asap here in Toledo. 25 an hour. txt 419-555-0190',
      ),
    ).toMatchObject({ employerName: 'Morrow & Sons Paving', city: 'Toledo', countryCode: 'US' });
  });

  it('come from below an introduction of the employer', () => {
    expect(
      parse(`About Lantern House
Lantern House has sheltered families since 1990. We are 20 staff.

The role: Shelter Case Manager

Based at our Rochester office (12 Plymouth Ave, Rochester, NY 14608), you meet families every day.`),
    ).toMatchObject({ title: 'Shelter Case Manager', employerName: 'Lantern House', city: 'Rochester' });
  });

  it('come from a sentence that addresses the one who applies', () => {
    expect(
      parse(`Who we are

Silver Fork was founded by six farmers in 1940. Today Silver Fork Credit Union has nine branches.

The opportunity

As a Mortgage Underwriter, you'll check applications. The position sits in Boise, Idaho.`),
    ).toMatchObject({ title: 'Mortgage Underwriter', city: 'Boise', state: 'ID' });
  });

  it('come from labels that are no headings', () => {
    expect(
      parse(`Work for the season

Grower          Tupelo Ridge Orchards, Inc.
Worksite        orchards near Wenatchee, Washington
Job             Farmworker, Pear Harvest
Workers needed  18`),
    ).toMatchObject({ employerName: 'Tupelo Ridge Orchards, Inc.', city: 'Wenatchee' });
  });

  it('keep a labelled title below lines of a page', () => {
    expect(
      parse('Skip to main content\nHome > Jobs\n\nJob title: Night Baker\nCompany: Crumb Works').title,
    ).toBe('Night Baker');
  });
});

describe('pasted markup', () => {
  const parsed = parse(`<div><h1>Wound Care Nurse &ndash; Days</h1>
<ul><li>Pine &amp; Harbor Clinic</li><li>Duluth, MN</li></ul>
<p>We heal.</p><h3>Requirements</h3><ul><li>Minnesota RN license</li></ul>
<footer><p>Privacy policy</p></footer></div>`);

  it('is read as the page that it shows', () => {
    expect(parsed).toMatchObject({
      title: 'Wound Care Nurse – Days',
      employerName: 'Pine & Harbor Clinic',
      city: 'Duluth',
      state: 'MN',
    });
    expect(parsed.requiredQualifications).toEqual(['Minnesota RN license']);
  });

  it('is not seen in a text with a sign that opens tags', () => {
    expect(parse('Cook\nHarbor Grill, Dayton, OH\nParties < 20 guests. I <3 food.').title).toBe('Cook');
  });
});
