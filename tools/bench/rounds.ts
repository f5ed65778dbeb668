import { load, type Load, type Target } from './load';
import type { Round } from './report';

const CONCURRENCY = 32;
const WARM_UP_ANSWERS = 4000;
/** A slower machine is measured before it is warm. */
const MAX_WARM_UPS = 20;

/** Sends requests until the just-in-time compiler has optimized the code. */
export async function warmUp(target: Target): Promise<void> {
  let answers = 0;
  for (let turn = 0; turn < MAX_WARM_UPS && answers < WARM_UP_ANSWERS; turn += 1) {
    const { perSecond } = await load(target, CONCURRENCY, 1);
    answers += perSecond;
  }
  await load(target, 1, 1);
}

/** The order alternates between rounds because the second side may find warmer caches or a busier disk. */
export async function playRound(
  baseline: Target,
  service: Target,
  seconds: number,
  serviceFirst: boolean,
): Promise<Round> {
  const both = async (concurrency: number): Promise<{ baseline: Load; service: Load }> => {
    const first = await load(serviceFirst ? service : baseline, concurrency, seconds);
    const second = await load(serviceFirst ? baseline : service, concurrency, seconds);
    return serviceFirst ? { service: first, baseline: second } : { baseline: first, service: second };
  };
  const alone = await both(1);
  const crowd = await both(CONCURRENCY);
  return {
    baseline: { alone: alone.baseline, crowd: crowd.baseline },
    service: { alone: alone.service, crowd: crowd.service },
  };
}
