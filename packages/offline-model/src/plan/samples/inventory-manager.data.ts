import type { AppPlan } from '../app-plan.ts';
import { collection, field, MANAGED } from '../shorthand.ts';
import { seeded } from './seeded.ts';

/** Management: numbers, charts, tables, a board, reports, settings. */
export const INVENTORY_MANAGER: AppPlan = {
  version: 1,
  name: 'Stockline',
  tagline: 'Know what is on the shelf',
  language: 'en',
  kind: 'management',
  domain: 'inventory',
  theme: {
    background: '#0f172a',
    primary: '#f59e0b',
    accent: '#38bdf8',
    mode: 'dark',
    hasModeSwitch: false,
    layout: 'sidebar',
    fonts: 'geist',
    radius: 'small',
    density: 'compact',
    palette: 'midnight',
  },
  currency: 'EUR',
  auth: null,
  entities: [
    seeded(
      {
        id: 'supplier',
        one: 'Supplier',
        many: 'Suppliers',
        icon: 'Truck',
        titleField: 'name',
        isOwned: false,
        rules: [],
        fields: [
          field('name', 'Name', 'text', { isRequired: true, isUnique: true }),
          field('contact', 'Contact person', 'text'),
          field('email', 'Email', 'email'),
          field('website', 'Website', 'url', { isListed: false }),
          field('city', 'City', 'text'),
        ],
      },
      `
Nordwerk Tools | Ilse Brandt | sales@nordwerk.example | https://nordwerk.example | Hamburg
Paperline | Omar Aziz | hello@paperline.example | https://paperline.example | Lyon
BrightCell | Mei Tanaka | orders@brightcell.example | https://brightcell.example | Osaka
Cedar & Sons | Will Carter | will@cedar.example | https://cedar.example | Leeds
Volta Supplies | Nina Kowalska | nina@volta.example | https://volta.example | Gdansk
Casa Limpia | Raul Mendez | raul@casalimpia.example | https://casalimpia.example | Valencia`,
    ),
    seeded(
      {
        id: 'product',
        one: 'Product',
        many: 'Products',
        icon: 'Package',
        titleField: 'name',
        isOwned: false,
        rules: [],
        fields: [
          field('name', 'Name', 'text', { isRequired: true }),
          field('sku', 'SKU', 'text', {
            isRequired: true,
            isUnique: true,
            help: 'Two letters and four digits',
          }),
          field('category', 'Category', 'choice', {
            isRequired: true,
            options: ['Tools', 'Office', 'Electronics', 'Cleaning'],
          }),
          field('quantity', 'Quantity', 'number', { isRequired: true, min: 0 }),
          field('price', 'Unit price', 'money', { min: 0 }),
          field('supplier', 'Supplier', 'relation', { entity: 'supplier' }),
          field('receivedOn', 'Received on', 'date'),
          field('isActive', 'Active', 'flag', { initial: true }),
          field('label', 'Label colour', 'colour', { isListed: false, initial: '#38bdf8' }),
          field('datasheet', 'Data sheet', 'file', { isListed: false }),
        ],
      },
      `
Cordless drill | TL-1001 | Tools | 24 | 89.9 | 1 | D-40 | yes | #38bdf8 | drill.pdf
Socket set | TL-1002 | Tools | 8 | 49.5 | 1 | D-35 | yes | #38bdf8 |
Copy paper A4 | OF-2001 | Office | 310 | 4.2 | 2 | D-28 | yes | #a3e635 |
Desk lamp | OF-2002 | Office | 15 | 32 | 5 | D-21 | yes | #a3e635 |
USB-C charger | EL-3001 | Electronics | 62 | 19.9 | 3 | D-14 | yes | #f472b6 |
Label printer | EL-3002 | Electronics | 3 | 139 | 3 | D-10 | yes | #f472b6 |
Floor cleaner 5 l | CL-4001 | Cleaning | 41 | 12.75 | 6 | D-6 | yes | #fbbf24 |
Microfibre cloths | CL-4002 | Cleaning | 0 | 6.4 | 6 | D-2 | no | #fbbf24 |`,
    ),
    seeded(
      {
        id: 'order',
        one: 'Purchase order',
        many: 'Purchase orders',
        icon: 'ClipboardList',
        titleField: 'reference',
        isOwned: false,
        rules: [
          {
            kind: 'after',
            field: 'dueOn',
            than: 'orderedOn',
            message: 'The due date must come after the order date.',
          },
        ],
        fields: [
          field('reference', 'Reference', 'text', { isRequired: true, isUnique: true }),
          field('product', 'Product', 'relation', { entity: 'product', isRequired: true }),
          field('amount', 'Amount', 'number', { isRequired: true, min: 1, max: 1000 }),
          field('total', 'Total', 'money', { min: 0 }),
          field('status', 'Status', 'choice', {
            isRequired: true,
            options: ['Draft', 'Ordered', 'Received'],
            initial: 'Draft',
          }),
          field('orderedOn', 'Ordered on', 'date', { isRequired: true }),
          field('dueOn', 'Due on', 'date'),
        ],
      },
      `
PO-0141 | 2 | 20 | 990 | Ordered | D-12 | D+2
PO-0142 | 6 | 5 | 695 | Ordered | D-8 | D+4
PO-0143 | 8 | 100 | 640 | Draft | D-3 | D+10
PO-0140 | 3 | 200 | 840 | Received | D-30 | D-20
PO-0139 | 1 | 10 | 899 | Received | D-45 | D-40
PO-0144 | 5 | 40 | 796 | Draft | D-1 | D+14`,
    ),
  ],
  pages: [
    {
      id: 'dashboard',
      title: 'Dashboard',
      intro: 'Stock at a glance.',
      path: '/',
      icon: 'LayoutDashboard',
      isInNav: true,
      blocks: [
        {
          kind: 'numbers',
          items: [
            { label: 'Products', entity: 'product', measure: 'count' },
            { label: 'Units in stock', entity: 'product', measure: 'sum', field: 'quantity' },
            { label: 'Average price', entity: 'product', measure: 'average', field: 'price' },
            {
              label: 'Open orders',
              entity: 'order',
              measure: 'count',
              where: { field: 'status', option: 'Ordered' },
            },
          ],
        },
        {
          kind: 'chart',
          title: 'Units by category',
          entity: 'product',
          shape: 'bar',
          by: 'category',
          measure: 'sum',
          field: 'quantity',
          hasRange: false,
        },
        {
          kind: 'chart',
          title: 'Order value over time',
          entity: 'order',
          shape: 'area',
          by: 'orderedOn',
          measure: 'sum',
          field: 'total',
          hasRange: true,
        },
        collection('product', 'Recently received', {
          view: 'table',
          limit: 5,
          hasSearch: false,
          sorts: ['receivedOn'],
        }),
      ],
    },
    {
      id: 'products',
      title: 'Products',
      intro: 'Everything in the warehouse.',
      path: '/products',
      icon: 'Package',
      isInNav: true,
      blocks: [
        collection('product', 'Products', {
          view: 'table',
          filters: ['category', 'supplier', 'price', 'isActive', 'receivedOn'],
          sorts: ['name', 'quantity', 'price', 'receivedOn'],
          can: MANAGED,
        }),
      ],
    },
    {
      id: 'product-detail',
      title: 'Product',
      intro: '',
      path: '/products/:id',
      icon: 'Package',
      isInNav: false,
      blocks: [
        {
          kind: 'detail',
          entity: 'product',
          related: ['order'],
          talk: 'none',
          actions: [],
          can: { edit: true, remove: true },
        },
      ],
    },
    {
      id: 'orders',
      title: 'Purchase orders',
      intro: 'From draft to delivered.',
      path: '/orders',
      icon: 'ClipboardList',
      isInNav: true,
      blocks: [
        collection('order', 'Purchase orders', {
          view: 'board',
          by: 'status',
          can: MANAGED,
          actions: [{ kind: 'status', label: 'Mark as received', field: 'status', option: 'Received' }],
        }),
      ],
    },
    {
      id: 'order-detail',
      title: 'Purchase order',
      intro: '',
      path: '/orders/:id',
      icon: 'ClipboardList',
      isInNav: false,
      blocks: [
        {
          kind: 'detail',
          entity: 'order',
          related: [],
          talk: 'none',
          actions: [],
          can: { edit: true, remove: true },
        },
      ],
    },
    {
      id: 'suppliers',
      title: 'Suppliers',
      intro: 'Who we buy from.',
      path: '/suppliers',
      icon: 'Truck',
      isInNav: true,
      blocks: [collection('supplier', 'Suppliers', { view: 'list', can: MANAGED, sorts: ['name'] })],
    },
    {
      id: 'supplier-detail',
      title: 'Supplier',
      intro: '',
      path: '/suppliers/:id',
      icon: 'Truck',
      isInNav: false,
      blocks: [
        {
          kind: 'detail',
          entity: 'supplier',
          related: ['product'],
          talk: 'none',
          actions: [],
          can: { edit: true, remove: true },
        },
      ],
    },
    {
      id: 'reports',
      title: 'Reports',
      intro: 'Choose what to print or download.',
      path: '/reports',
      icon: 'FileText',
      isInNav: true,
      blocks: [{ kind: 'report', title: 'Stock report', entities: ['product', 'order'] }],
    },
    {
      id: 'settings',
      title: 'Settings',
      intro: 'How the app behaves for you.',
      path: '/settings',
      icon: 'Settings',
      isInNav: true,
      blocks: [{ kind: 'settings', title: 'Settings' }],
    },
  ],
};
