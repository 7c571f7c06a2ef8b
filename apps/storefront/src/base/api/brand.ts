import { useQuery } from '@tanstack/react-query';
import { type Service, useService } from './api.tsx';
import { brandId } from './config.ts';

/** The brand changes rarely: asked once a visit. */
export const brandQuery = (service: Service) => ({
  ...service.query('GET /api/brands/:brand', { params: { brand: brandId } }),
  staleTime: 600_000,
});

/** What is switched on. */
export const checkQuery = (service: Service) => service.query('GET /api/check/app');

/** The brand, or nothing while it cannot be reached: the frame is drawn without it. */
export const useBrand = () => useQuery(brandQuery(useService())).data;
