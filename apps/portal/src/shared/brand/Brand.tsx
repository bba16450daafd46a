import * as S from './Brand.styles.ts';

interface BrandProps {
  /** Shows only the logo in a narrow window. @default false */
  narrows?: boolean;
}

/** Logo and name of the portal. */
export function Brand({ narrows = false }: BrandProps) {
  return (
    <S.Root data-narrows={narrows || undefined}>
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <rect width="32" height="32" rx="7" fill="var(--pt-color-accent)" />
        <path d="M8 24V13l8-5 8 5v11h-5v-6h-6v6z" fill="var(--pt-color-text-on-accent)" />
      </svg>
      <span>Portal do Fornecedor</span>
    </S.Root>
  );
}
