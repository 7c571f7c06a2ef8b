import { useQuery } from '@tanstack/react-query';
import { type Service, useService } from './api.tsx';
import { brandId } from './config.ts';

/** The brand changes rarely: asked once a visit. */
export const brandQuery = (service: Service) => ({
  ...service.query('GET /api/brands/:brand', { params: { brand: brandId } }),
  staleTime: 600_000,
});

/** Feature switches, and whether this version of the app may still run. */
export const checkQuery = (service: Service) => service.query('GET /api/check/app');

/** The brand; undefined while it cannot be loaded: header and footer are drawn without it. */
export const useBrand = () => useQuery(brandQuery(useService())).data;
