import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** A lot: a variety of one length from one farm. Colour, country and ranks are denormalized, so that filtering and sorting read one table. */
export const products = sqliteTable(
  'products',
  {
    id: integer().primaryKey(),
    varietyId: integer().notNull(),
    categoryId: integer().notNull(),
    farmId: integer().notNull(),
    countryId: integer().notNull(),
    colour: text().notNull(),
    lengthCm: integer().notNull(),
    packSize: integer().notNull(),
    grade: text().notNull(),
    headSizeMm: integer(),
    vaseLifeDays: integer().notNull(),
    /** Kopiykas, with the promotion. */
    priceBase: integer().notNull(),
    priceShop: integer().notNull(),
    priceDecor: integer().notNull(),
    promotionId: integer(),
    isSecondGrade: integer({ mode: 'boolean' }).notNull(),
    isProductOfWeek: integer({ mode: 'boolean' }).notNull(),
    /** Pieces; null when unknown. */
    mainStock: integer(),
    /** Pieces; null when uncounted. */
    reserveStock: integer(),
    keyword: text().notNull(),
    rankUk: integer().notNull(),
    rankEn: integer().notNull(),
    rankRu: integer().notNull(),
    farmRank: integer().notNull(),
  },
  (table) => [
    uniqueIndex('productsByKeyword').on(table.keyword),
    index('productsByRankUk').on(table.rankUk, table.lengthCm, table.isSecondGrade, table.farmRank),
    index('productsByRankEn').on(table.rankEn, table.lengthCm, table.isSecondGrade, table.farmRank),
    index('productsByRankRu').on(table.rankRu, table.lengthCm, table.isSecondGrade, table.farmRank),
    index('productsByFarmRank').on(table.farmRank),
    index('productsByColour').on(table.colour, table.mainStock, table.rankUk),
    index('productsOfWeek').on(table.isProductOfWeek),
    index('productFilters').on(
      table.categoryId,
      table.colour,
      table.countryId,
      table.farmId,
      table.varietyId,
      table.lengthCm,
      table.promotionId,
      table.isSecondGrade,
      table.mainStock,
      table.priceShop,
      table.priceBase,
      table.priceDecor,
      table.rankUk,
      table.rankEn,
      table.rankRu,
      table.farmRank,
    ),
  ],
);
export type ProductRow = typeof products.$inferSelect;

/** Parameters of the build, one row. */
export const builds = sqliteTable('builds', {
  version: integer().primaryKey(),
  products: integer().notNull(),
});
