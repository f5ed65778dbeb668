import { Link } from 'wouter';
import { Empty } from '../parts/states';

export default function Missing() {
  return (
    <Empty title="Page not found" action={<Link href="/developers">Overview</Link>}>
      Check the address.
    </Empty>
  );
}
