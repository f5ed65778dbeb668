import type { components } from '@tenure/client';
import { Button } from '@mantine/core';
import { RATING_REASON_LABELS } from '../matches/decision-labels';
import { RelativeTime } from '../parts/relative-time';
import { ActionFailed, Failed, Loading } from '../parts/states';
import { usePages } from '../use-pages';

type RatingPage = components['schemas']['RatingList'];
type Rating = RatingPage['ratings'][number];

const MAX_RATING = 5;

/** Lists the ratings of a match, newest first. The other tenant's comments are not shown. */
export function MatchRatings({ path }: { path: (cursor: string | null) => string }) {
  const { first, all, hasMore, more } = usePages<RatingPage>(path);
  const ratings = all.flatMap((page) => page.ratings);
  return (
    <section className="match-part" aria-labelledby="ratings">
      <h2 id="ratings">Ratings</h2>
      {first.error && <Failed error={first.error} retry={first.reload} what="the ratings" />}
      {first.loading && <Loading what="the ratings" rows={2} />}
      {first.data && ratings.length === 0 && <p className="quiet">No ratings yet.</p>}
      {ratings.length > 0 && (
        <table className="plain-table ratings">
          <caption className="hidden">Ratings</caption>
          <thead>
            <tr>
              <th scope="col">Rating</th>
              <th scope="col">By whom and why</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map((rating) => (
              <RatingRow key={rating.ratingId} rating={rating} />
            ))}
          </tbody>
        </table>
      )}
      <ActionFailed error={more.error} />
      {hasMore && (
        <Button variant="default" size="xs" onClick={() => void more.run()} loading={more.busy}>
          Show more ratings
        </Button>
      )}
    </section>
  );
}

function RatingRow({ rating: { rating, raterRole, reasons, comment, createdAt } }: { rating: Rating }) {
  return (
    <tr>
      <th scope="row">
        <span className="stars" aria-hidden="true">
          {'★'.repeat(rating)}
          {'☆'.repeat(MAX_RATING - rating)}
        </span>
        <small>
          {rating} of {MAX_RATING}
        </small>
      </th>
      <td>
        {reasons.length === 0
          ? 'No reasons'
          : reasons.map((reason) => RATING_REASON_LABELS[reason]).join(', ')}
        {comment !== null && <small className="stranger-words">{comment}</small>}
        <small>
          {raterRole}, <RelativeTime at={createdAt} />
        </small>
      </td>
    </tr>
  );
}
