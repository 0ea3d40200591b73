/** Icons of the template's lucide-react that a plan names or that people use most; another name would not build. */
export const ICON_NAMES: ReadonlySet<string> = new Set(
  `
Accessibility Activity Airplay Album Amphora Anchor Angry Annoyed Antenna Anvil Aperture Apple Archive
AreaChart Armchair ArrowBigUp ArrowDown ArrowLeft ArrowLeftRight ArrowRight ArrowRightLeft ArrowUp Asterisk
Atom Award Axe Baby Backpack Badge BadgeCheck BadgeDollarSign BadgePercent Balloon Ban Banana Bandage
Banknote BarChart Barcode Barrel Baseline Bath Battery Beaker Bean Bed BedDouble Beef Beer Bell Bike Binary
Binoculars Bird Bitcoin Blend Blinds Blocks Bold Bolt Bomb Bone Book BookMarked BookOpen Bookmark Bot Box
Boxes Braces Brackets Brain Briefcase Brush Bubbles Bug Building Building2 Bus Cable Cake CakeSlice
Calculator Calendar CalendarCheck CalendarCheck2 CalendarClock CalendarDays CalendarHeart CalendarOff
CalendarPlus Camera Candy Cannabis Captions Car Caravan Carrot Cast Castle Cat Cctv ChartColumn
ChartNoAxesColumn Check ChefHat Cherry ChevronDown ChevronLeft ChevronRight ChevronUp ChevronsDown
ChevronsLeft ChevronsRight ChevronsUp Chrome Chromium Church Circle CircleAlert CircleHelp CircleParking
CirclePlus Citrus Clapperboard ClipboardCheck ClipboardList ClipboardPlus Clock Cloud CloudRain CloudSun
CloudUpload Cloudy Clover Club Code Codepen Coffee Cog Coins Columns Columns3 Combine Command Compass
Computer Cone Contact Container Contrast Cookie Copy Copyleft Cpu CreditCard Croissant Crop Cross Crown
Cuboid Currency Cylinder Dam Database Delete Dessert Diameter Diamond Dices Diff Disc Disc3 Divide Dna Dock
Dog Donut Dot Download Drama Dribbble Drill Drone Droplet Droplets Drum Dumbbell Ear Earth Eclipse Edit Egg
Ellipse Ellipsis Equal Eraser Euro Expand Eye Facebook Factory Fan Feather Fence Figma File FileCheck2
FilePen FileText Files Film Filter Fish Flag Flame Flower Flower2 Focus Folder FolderKanban FolderOpen
Folders Footprints Forklift Form Forward Frame Framer Frown Fuel Funnel GalleryVerticalEnd Gamepad Gamepad2
Gauge Gavel Gem Ghost Gift GitCompare Github Gitlab Glasses Globe Goal Gpu Grab GraduationCap Grape Grid
Grip GripVertical Group Guitar Ham Hammer Hand HandHeart HandHelping Handbag Handshake Hash Haze Hd Heading
Headset Heart HeartHandshake HeartPulse Heater Hexagon History Home Hop Hospital Hotel House IceCreamCone
IdCard Image Images Import Inbox Indent Infinity Info Inspect Italic Joystick Kanban Kayak Key KeyRound
Keyboard Lamp LampDesk Landmark Languages Laptop Lasso Laugh Layers Layout LayoutDashboard Leaf Lectern
Library LifeBuoy Ligature Lightbulb LineChart Link Linkedin List ListChecks ListFilter ListMusic ListPlus
ListTodo Loader LoaderCircle Locate Lock LogIn LogOut Logs Lollipop Luggage Magnet Mail MailCheck Mailbox
Mails Map MapPin Mars Martini Maximize Medal Megaphone Meh Menu Merge MessageCircle MessageSquare
MessageSquareText MessageSquareWarning MessagesSquare Metronome Mic Milestone Milk Minimize Minus Monitor
Moon MoreHorizontal Mountain Mouse Move Music Network Newspaper Nfc Notebook NotebookPen Nut Octagon Omega
Option Orbit Origami Outdent Package PackageSearch Palette Palmtree Panda PanelLeft Paperclip Pause PawPrint
Pen PenLine Pencil Pentagon Percent Phone Pi Piano Pickaxe PieChart PiggyBank Pilcrow Pill Pin Pipette Pizza
Plane Play Plug Plus Pocket Podcast Pointer Popcorn Popsicle Power Printer Projector Puzzle Pyramid Quote
Rabbit Radar Radical Radio Radius Rainbow Rat Ratio Receipt ReceiptText Recycle Redo RefreshCw Regex Repeat
Replace Reply Rewind Ribbon Rocket Rose RotateCcw Route Router Rows Rss Ruler Sailboat Salad Sandwich Save
Scale Scaling Scan ScanLine School Scissors Scooter Scroll ScrollText Search SearchCheck SearchX Section
Send Server Settings Shapes Share Share2 Sheet Shell Shield ShieldCheck Ship Shirt ShoppingBag
ShoppingBasket ShoppingCart Shovel Shredder Shrimp Shrink Shrub Shuffle Sidebar Sigma Signal Signpost Siren
SkipForward Skull Slack Slash Slice Sliders Smile Snail Sofa Soup Space Spade Sparkle Sparkles Speaker
Speech Spline Split Spool Sprout Square Squircle Squirrel Stamp Star Stars Stethoscope Sticker StickyNote
Stone Store Sun Sunrise Sunset Sword Swords Syringe Table Tablet Tablets Tag Tags Tangent Target Tent
Terminal TestTube Text Theater Ticket Tickets Timer Toilet Toolbox Tornado Torus Touchpad Tractor Train
TrainFront TramFront Trash Trash2 TreePine Trees Trello TrendingUp Triangle TriangleAlert Trophy Truck
Turtle Tv Twitch Twitter Type Umbrella Undo Undo2 Ungroup University Unlink Unlock Unplug Upload Usb User
UserCheck UserCog UserPlus UserRound Users UsersRound Utensils UtensilsCrossed Van Variable Vault Vegan
Venus Verified Vibrate Video View Volleyball Volume Vote Wallet Wand Warehouse Watch Waves Webcam Webhook
Weight Wheat Wifi Wind Wine Workflow Worm Wrench X Youtube Zap
`
    .trim()
    .split(/\s+/),
);
