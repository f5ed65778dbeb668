import { compareLocation } from '../../../../src/domain/matching/components/location';
import { commuteMiles, distanceMiles } from '../../../../src/domain/matching/places/commute-miles';
import { milesBetween } from '../../../../src/domain/matching/places/distance';
import { likelyPlaceOf, placeOf } from '../../../../src/domain/matching/places/place';
import { buildJobProfile } from '../../../../src/domain/matching/profile/job-profile';
import { completeJob } from '../../../../src/domain/jobs/complete-job';

const at = (city: string, countryCode: string | null, state: string | null = null) => ({
  city,
  countryCode,
  state,
});
const miles = (from: ReturnType<typeof at>, to: ReturnType<typeof at>) => {
  const [a, b] = [placeOf(from), placeOf(to)];
  return a && b ? Math.round(milesBetween(a, b) ?? -1) : null;
};

describe('places of records', () => {
  it('are measured in every country, under the local and the English name', () => {
    expect(miles(at('Berlin', 'DE'), at('München', 'DE'))).toBeGreaterThan(305);
    expect(miles(at('Berlin', 'DE'), at('Munich', 'DE'))).toBeLessThan(320);
    expect(miles(at('Toronto', 'CA'), at('Buffalo', 'US', 'NY'))).toBeGreaterThan(50);
    expect(miles(at('Toronto', 'CA'), at('Buffalo', null, 'NY'))).toBeLessThan(70);
  });

  it('are in the country of the record; without one, only a search guesses by population', () => {
    expect(placeOf(at('Valencia', 'VE'))).toEqual({ city: 'Valencia', countryCode: 'VE' });
    expect([placeOf(at('Paris', null)), likelyPlaceOf(at('Paris', null))]).toEqual([
      null,
      { city: 'Paris', countryCode: 'FR' },
    ]);
    expect([placeOf(at('Chicago', 'US')), likelyPlaceOf(at('Chicago', null))]).toEqual([null, null]);
  });

  it('of the United States keep their state', () => {
    expect(placeOf(at('Dayton', 'US', 'OH'))).toEqual({ city: 'Dayton', state: 'OH' });
    expect(placeOf(at('Unknown Town', null, 'OH'))).toEqual({ city: 'Unknown Town', state: 'OH' });
    expect(placeOf(at('Perth', 'AU', 'WA'))).toEqual({ city: 'Perth', countryCode: 'AU' });
  });
});

describe('the location of a match outside the United States', () => {
  const job = completeJob({ title: 'Welder', city: 'Lyon', countryCode: 'FR' });
  const area = { city: 'Villeurbanne', state: null, postalCode: null, countryCode: 'FR' };

  it('is scored by distance', () => {
    const near = compareLocation(
      buildJobProfile(job),
      { place: placeOf(area), maxCommuteMiles: null },
      'score',
    );
    expect([near.score, near.found]).toEqual([1, ['Lyon, FR']]);
    const paris = { place: placeOf(at('Paris', 'FR')), maxCommuteMiles: null };
    expect(compareLocation(buildJobProfile(job), paris, 'score')).toMatchObject({
      score: 0,
      isOutOfReach: true,
    });
  });

  it('is no input of a retention forecast', () => {
    expect([distanceMiles({ area }, job), commuteMiles({ area }, job)]).toEqual([expect.any(Number), null]);
  });
});
