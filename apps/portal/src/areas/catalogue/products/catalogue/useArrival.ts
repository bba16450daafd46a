import { useState } from 'react';
import type { ChosenProduct } from './chosenProductAtom.ts';

type Receive = (record: HTMLElement | null) => void;

/** A product that was asked for, and what is done with its record once it is there. */
interface Arrival {
  readonly product: ChosenProduct;
  readonly receive?: Receive;
}

/**
 * Receives the record of the product that was asked for last, as by bringing its start into sight.
 *
 * @param first the one that the page opens with.
 * @example
 * const { expectProduct, receiverOf } = useArrival();
 * <Cards onSelect={({ id }) => expectProduct(id, showStart)} />
 * <Record ref={receiverOf(chosen)} />
 */
export function useArrival(first: Arrival = { product: null }) {
  const [arrival, setArrival] = useState(first);
  return {
    /** Another function each time: a second press receives the record again. */
    expectProduct: (product: ChosenProduct, receive: Receive) =>
      setArrival({ product, receive: (record) => receive(record) }),
    receiverOf: (product: ChosenProduct) => (arrival.product === product ? arrival.receive : undefined),
  };
}

/** How the records of products are received. */
export type Arrivals = ReturnType<typeof useArrival>;
