import { collection, MANAGED } from '../shorthand.ts';
import { detail, entity, page, sample } from './sample.ts';

/** Management: numbers, charts, tables, a board, reports, settings. */
export const INVENTORY_MANAGER = sample({
  name: 'Stockline',
  tagline: 'Know what is on the shelf',
  kind: 'management',
  domain: 'inventory',
  theme: {
    background: '#0f172a',
    primary: '#f59e0b',
    accent: '#38bdf8',
    mode: 'dark',
    layout: 'sidebar',
    radius: 'small',
    density: 'compact',
    palette: 'midnight',
  },
  currency: 'EUR',
  entities: [
    entity('supplier | Supplier | Suppliers | Truck', 'Name*!; Contact; Email:email; Website:url-; City', {
      has: { contact: { label: 'Contact person' } },
      rows: `
Nordwerk Tools | Ilse Brandt | sales@nordwerk.example | https://nordwerk.example | Hamburg
Paperline | Omar Aziz | hello@paperline.example | https://paperline.example | Lyon
BrightCell | Mei Tanaka | orders@brightcell.example | https://brightcell.example | Osaka
Cedar & Sons | Will Carter | will@cedar.example | https://cedar.example | Leeds
Volta Supplies | Nina Kowalska | nina@volta.example | https://volta.example | Gdansk
Casa Limpia | Raul Mendez | raul@casalimpia.example | https://casalimpia.example | Valencia`,
    }),
    entity(
      'product | Product | Products | Package',
      `Name*; SKU*!; Category*[Tools|Office|Electronics|Cleaning]; Quantity*:number; Price:money; Supplier->supplier;
      Received on:date; Is active:flag; Label:colour-; Datasheet:file-`,
      {
        has: {
          sku: { help: 'Two letters and four digits' },
          quantity: { min: 0 },
          price: { label: 'Unit price' },
          isActive: { label: 'Active', initial: true },
          label: { label: 'Label colour', initial: '#38bdf8' },
          datasheet: { label: 'Data sheet' },
        },
        rows: `
Cordless drill | TL-1001 | Tools | 24 | 89.9 | 1 | D-40 | yes | #38bdf8 | drill.pdf
Socket set | TL-1002 | Tools | 8 | 49.5 | 1 | D-35 | yes | #38bdf8 |
Copy paper A4 | OF-2001 | Office | 310 | 4.2 | 2 | D-28 | yes | #a3e635 |
Desk lamp | OF-2002 | Office | 15 | 32 | 5 | D-21 | yes | #a3e635 |
USB-C charger | EL-3001 | Electronics | 62 | 19.9 | 3 | D-14 | yes | #f472b6 |
Label printer | EL-3002 | Electronics | 3 | 139 | 3 | D-10 | yes | #f472b6 |
Floor cleaner 5 l | CL-4001 | Cleaning | 41 | 12.75 | 6 | D-6 | yes | #fbbf24 |
Microfibre cloths | CL-4002 | Cleaning | 0 | 6.4 | 6 | D-2 | no | #fbbf24 |`,
      },
    ),
    entity(
      'order | Purchase order | Purchase orders | ClipboardList',
      `Reference*!; Product->product*; Amount*:number; Total:money; Status*[Draft|Ordered|Received]; Ordered on*:date;
      Due on:date`,
      {
        has: { amount: { min: 1, max: 1000 }, status: { initial: 'Draft' } },
        rules: [
          {
            kind: 'after',
            field: 'dueOn',
            than: 'orderedOn',
            message: 'The due date must come after the order date.',
          },
        ],
        rows: `
PO-0141 | 2 | 20 | 990 | Ordered | D-12 | D+2
PO-0142 | 6 | 5 | 695 | Ordered | D-8 | D+4
PO-0143 | 8 | 100 | 640 | Draft | D-3 | D+10
PO-0140 | 3 | 200 | 840 | Received | D-30 | D-20
PO-0139 | 1 | 10 | 899 | Received | D-45 | D-40
PO-0144 | 5 | 40 | 796 | Draft | D-1 | D+14`,
      },
    ),
  ],
  pages: [
    page('dashboard | Dashboard | / | LayoutDashboard | Stock at a glance.', [
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
    ]),
    page('products | Products | /products | Package | Everything in the warehouse.', [
      collection('product', 'Products', {
        view: 'table',
        filters: ['category', 'supplier', 'price', 'isActive', 'receivedOn'],
        sorts: ['name', 'quantity', 'price', 'receivedOn'],
        can: MANAGED,
      }),
    ]),
    page('product-detail | Product | /products/:id | Package', [detail('product', { related: ['order'] })]),
    page('orders | Purchase orders | /orders | ClipboardList | From draft to delivered.', [
      collection('order', 'Purchase orders', {
        view: 'board',
        by: 'status',
        can: MANAGED,
        actions: [{ kind: 'status', label: 'Mark as received', field: 'status', option: 'Received' }],
      }),
    ]),
    page('order-detail | Purchase order | /orders/:id | ClipboardList', [detail('order')]),
    page('suppliers | Suppliers | /suppliers | Truck | Who we buy from.', [
      collection('supplier', 'Suppliers', { view: 'list', can: MANAGED, sorts: ['name'] }),
    ]),
    page('supplier-detail | Supplier | /suppliers/:id | Truck', [
      detail('supplier', { related: ['product'] }),
    ]),
    page('reports | Reports | /reports | FileText | Choose what to print or download.', [
      { kind: 'report', title: 'Stock report', entities: ['product', 'order'] },
    ]),
    page('settings | Settings | /settings | Settings | How the app behaves for you.', [
      { kind: 'settings', title: 'Settings' },
    ]),
  ],
});
