import { LeaveGuard } from '../../../shared/forms/LeaveGuard.tsx';
import { family } from '../../../shared/stories/catalogue.ts';
import { familyProductCalls } from '../../../shared/stories/familyProducts.ts';
import { staff } from '../../../shared/stories/people.ts';
import { ProductCatalogue } from './ProductCatalogue.tsx';

/** Address of the family of the stories, with one of its products. */
export const addressOf = (chosen?: number | 'novo') =>
  `/produtos/catalogo/${family.id}${chosen === undefined ? '' : `?produto=${chosen}`}`;

/** The catalogue of a family's products with the guard that the frame of the portal has. */
export const catalogueOf = (shown: typeof family) => (
  <>
    <LeaveGuard />
    <ProductCatalogue family={shown} />
  </>
);

/** What the stories of the products of a family start from. */
export const productStory = {
  args: { path: addressOf(5021), session: staff('Comercial'), section: catalogueOf(family) },
  calls: familyProductCalls,
};
