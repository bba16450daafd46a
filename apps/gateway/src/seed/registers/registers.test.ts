import { managerSchema, supplierCategorySchema } from '@portal/domain';
import { isValidEmail } from '@portal/formats';
import { describe, expect, it } from 'vitest';
import { listCities } from '../brazil/places.ts';
import { createBrands } from '../catalogue/brands.ts';
import { managers } from '../catalogue/divisions.ts';
import { createSuppliers } from '../suppliers/suppliers.ts';
import { createEmployees } from './employees.ts';
import { createCategoryChoices, supplierCategories } from './supplierCategories.ts';

const employees = createEmployees();
const suppliers = createSuppliers({ cities: listCities(), brands: createBrands() });
const choices = createCategoryChoices(suppliers);

describe('directory of employees', () => {
  it('holds the managers and others, each registration and address once', () => {
    expect(employees).toEqual(
      expect.arrayContaining(managers.map(({ matricula, nome, email }) => ({ matricula, nome, email }))),
    );
    expect(employees.length).toBeGreaterThan(managers.length);
    expect(new Set(employees.map(({ matricula }) => matricula)).size).toBe(employees.length);
    expect(new Set(employees.map(({ email }) => email)).size).toBe(employees.length);
  });

  it('holds only employees that the register accepts', () => {
    for (const employee of employees) {
      expect(managerSchema.parse({ ...employee, ativo: true })).toEqual({ ...employee, ativo: true });
      expect(isValidEmail(employee.email)).toBe(true);
    }
  });
});

describe('categories of suppliers', () => {
  it('are valid for the register, each once', () => {
    for (const { descricao } of supplierCategories) {
      expect(supplierCategorySchema.parse({ descricao })).toEqual({ descricao });
    }
    expect(new Set(supplierCategories.map(({ descricao }) => descricao)).size).toBe(
      supplierCategories.length,
    );
  });

  it('belong to each supplier with brands, exactly one as the principal one', () => {
    for (const { supplier, marcasIds } of suppliers) {
      const own = choices.filter(({ fornecedorId }) => fornecedorId === supplier.id);
      expect(own.length > 0).toBe(marcasIds.length > 0);
      expect(own.filter(({ principal }) => principal)).toHaveLength(marcasIds.length > 0 ? 1 : 0);
      expect(new Set(own.map(({ categoriaId }) => categoriaId)).size).toBe(own.length);
    }
  });
});
