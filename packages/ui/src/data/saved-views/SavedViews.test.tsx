import { describeConformance } from '../../internal/testing/describeConformance.tsx';
import { SavedViews, type SavedViewsProps } from './SavedViews.tsx';

const nothing = () => {};
const props: SavedViewsProps = {
  views: [],
  shown: null,
  nameMaxLength: 40,
  plainHref: '#',
  onSave: nothing,
  onRename: nothing,
  onRemove: nothing,
  onCopyAddress: nothing,
};

describeConformance(SavedViews, { props });
