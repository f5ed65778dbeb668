import { Checkbox } from '@mantine/core';
import type { EventKind } from './webhook';

/** Which events to be told of, each with what it means. */
export function EventChoice(props: {
  kinds: readonly EventKind[];
  chosen: string[];
  choose: (events: string[]) => void;
  error?: string | undefined;
}) {
  return (
    <Checkbox.Group
      label="Events"
      description="Sent at least once and in no order; the id of a message tells repetitions apart"
      value={props.chosen}
      onChange={props.choose}
      error={props.error}
    >
      <div className="scopes">
        {props.kinds.map((kind) => (
          <Checkbox key={kind.type} value={kind.type} label={kind.type} description={kind.meaning} />
        ))}
      </div>
    </Checkbox.Group>
  );
}
