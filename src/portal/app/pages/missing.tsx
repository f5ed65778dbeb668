import { Link } from 'wouter';
import { Empty } from '../parts/states';

export default function Missing() {
  return (
    <Empty title="There is no such page" action={<Link href="/developers">Overview</Link>}>
      The address may have been mistyped.
    </Empty>
  );
}
