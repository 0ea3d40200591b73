/** Below `/_loam/` of every site. */
export const visitPaths = { script: '/_loam/visit.js', beacon: '/_loam/visit' } as const;

/** Put on the script's tag where the owner wants it: who asks not to be tracked is not counted. */
export const doNotTrackAttribute = 'data-dnt';

/**
 * What counts a visit: no cookie, nothing stored, nothing read but the address of the page and where the visitor came
 * from. Pages within the app are counted as they are opened; time counts while the page is in sight.
 */
export const visitScript = `(function(){
var d=document,n=navigator,l=location,h=history,s=d.currentScript,r=d.referrer,p,t=0;
if(s&&s.hasAttribute('${doNotTrackAttribute}')&&(n.doNotTrack=='1'||n.globalPrivacyControl))return;
function send(o){var b=JSON.stringify(o),u='${visitPaths.beacon}';
if(!n.sendBeacon||!n.sendBeacon(u,b))fetch(u,{method:'POST',body:b,keepalive:true}).catch(function(){})}
function spend(){if(t&&p!=null){var m=Date.now()-t;t=0;if(m>0)send({d:m})}}
function look(){if(!t&&d.visibilityState=='visible')t=Date.now()}
function view(){if(l.pathname===p)return;spend();p=l.pathname;send({p:p,q:l.search,r:r});r='';look()}
function start(){['pushState','replaceState'].forEach(function(k){var f=h[k];h[k]=function(){
var x=f.apply(this,arguments);setTimeout(view);return x}});
addEventListener('popstate',view);addEventListener('pagehide',spend);
d.addEventListener('visibilitychange',function(){d.visibilityState=='hidden'?spend():look()});view()}
d.prerendering?d.addEventListener('prerenderingchange',start,{once:true}):start()})();
`;
