export { CardList, type CardListProps } from './CardList.tsx';
export type { CardItem } from './cardItem.ts';
