import { Button } from '@portal/ui';
import { useState } from 'react';
import { ProductBranches, type ProductOfBranches } from './ProductBranches.tsx';

/** Shows the branches that may buy a product and those that are blocked (BRN-001 to BRN-014). */
export function BranchesButton({ product }: { product: ProductOfBranches }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filiais</Button>
      {open && <ProductBranches product={product} onClose={() => setOpen(false)} />}
    </>
  );
}
