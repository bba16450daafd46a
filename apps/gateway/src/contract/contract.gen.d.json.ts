type Parts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The bundled document: inferred, its type would cost each check of types a second for a megabyte. */
declare const document: { readonly paths: Parts; readonly components: Parts };

export default document;
