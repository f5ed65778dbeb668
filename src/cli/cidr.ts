import { InvalidArgumentError } from 'commander';
import { readNetwork } from '../services/access/network';

/** A network as an option value. */
export function cidr(value: string): string {
  const network = readNetwork(value);
  if (network === null) {
    throw new InvalidArgumentError('It must be a network such as 203.0.113.0/24 or 2001:db8::/32.');
  }
  return network;
}
