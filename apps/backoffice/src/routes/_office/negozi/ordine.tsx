import { createFileRoute } from '@tanstack/react-router';
import { OrderPage } from '../../../features/shops/order-page.tsx';

export const Route = createFileRoute('/_office/negozi/ordine')({ component: OrderPage });
